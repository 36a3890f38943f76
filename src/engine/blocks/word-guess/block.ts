import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, numberBefore, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const props = z.object({ tries: z.number().int().min(3).max(10).optional(), seed: z.number().optional() });
type WordGuessProps = z.infer<typeof props>;

const type = (word: string): ProofStep[] => [
  ...[...word].map((key): ProofStep => ({ do: 'key', key })),
  { do: 'press', name: 'Enter' },
];

const guesses = ['crane', 'moist', 'lucky', 'badge', 'whelp', 'fjord', 'nymph', 'vixen', 'gauze', 'quick'];

export const block = defineBlock<WordGuessProps>({
  id: 'word-guess',
  title: 'Word guess',
  words: [
    'wordle',
    'wordle game',
    'wordle clone',
    'five letter word',
    '5 letter word',
    'guess the word',
    'guess word',
    'word guess',
    'daily word game',
    'word game',
    'word puzzle',
    'word puzzle game',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const tries = numberBefore(saidIn(need), 'tries|attempts|guesses|chances', 3, 10);
    return { title: 'Guess the word', props: tries === undefined ? {} : { tries } };
  },
  emit: emitGame('WordGuessGame', 'games/word-guess/word-guess-game.tsx', 'Word guess'),
  prove({ tries = 6 }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Guesses are marked letter by letter until the tries are used up',
        steps: [
          open,
          { do: 'see', text: `Try 1 of ${tries}` },
          { do: 'key', key: 'a' },
          { do: 'press', name: 'Enter' },
          { do: 'see', text: 'The word has five letters' },
          { do: 'press', name: 'Delete' },
          ...type('crane'),
          { do: 'count', selector: '[data-mark]', min: 5, max: 5 },
          ...guesses.slice(1, tries).flatMap(type),
          { do: 'see', text: 'word' },
          { do: 'see', text: 'Played 1' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: `Try 1 of ${tries}` },
          { do: 'reload' },
          { do: 'see', text: 'Played 1' },
        ],
      },
      {
        name: 'The letters can be pressed on the screen',
        steps: [
          open,
          ...[...'HOUSE'].map((letter): ProofStep => ({ do: 'press', name: `Letter ${letter}` })),
          { do: 'press', name: 'Enter' },
          { do: 'count', selector: '[data-mark]', min: 5, max: 5 },
        ],
      },
    ];
  },
});
