import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import { decksFor } from './card-decks.ts';

const card = z.object({ deck: z.string(), front: z.string(), back: z.string() });
const props = z.object({ first: z.array(card).min(1) });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'flashcards',
  title: 'Flashcards',
  words: [
    'flashcard',
    'flash card',
    'flashcard app',
    'flashcard deck',
    'study card',
    'learning card',
    'memory card study',
    'vocabulary card',
    'vocabulary trainer',
    'vocabulary learning',
    'vocabulary practice',
    'learn vocabulary',
    'memorize word',
    'word memorization',
    'spaced repetition',
    'flip card',
    'card deck study',
    'study with card',
  ],
  size: 'app',
  props,
  example: { first: decksFor('') },
  fit: (need) => ({ title: 'Flashcards', props: { first: decksFor(saidIn(need)) } }),
  emit: emitGame('Flashcards', 'tools/flashcards/flashcards.tsx', 'Flashcards'),
  prove({ first }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const [one] = first;
    return [
      {
        name: 'A card flips, and what is known is kept',
        steps: [
          open,
          { do: 'see', text: one?.front ?? '' },
          { do: 'press', name: 'Flip' },
          { do: 'see', text: 'Did you know it?' },
          { do: 'press', name: 'I knew it' },
          { do: 'see', text: 'box 2' },
          { do: 'reload' },
          { do: 'see', text: 'box 2' },
        ],
      },
      {
        name: 'Own cards are added and learned',
        steps: [
          open,
          { do: 'press', name: 'Add card' },
          { do: 'see', text: 'Fill both sides' },
          { do: 'fill', label: 'Front', value: 'Largest gull' },
          { do: 'fill', label: 'Back', value: 'Great black-backed gull' },
          { do: 'fill', label: 'Into deck', value: 'Seabirds' },
          { do: 'press', name: 'Add card' },
          { do: 'see', text: 'Cards (1)' },
          { do: 'press', name: 'Flip' },
          { do: 'press', name: 'I knew it' },
          { do: 'see', text: 'Round finished' },
        ],
      },
    ];
  },
});
