import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame, namesIn } from '../../fit/game-fit.ts';

const props = z.object({ faces: z.array(z.string()).min(2).max(12).optional(), seed: z.number().optional() });
type MemoryProps = z.infer<typeof props>;

export const block = defineBlock<MemoryProps>({
  id: 'memory',
  title: 'Memory',
  words: [
    'memory game',
    'memory card',
    'memory card game',
    'memory match',
    'matching pair',
    'match pair',
    'pair game',
    'card matching',
    'card matching game',
    'card flip game',
    'flip card',
    'concentration game',
    'find the pair',
    'picture matching',
    'match card',
  ],
  size: 'app',
  shares: [bestResults('memory')],
  props,
  example: { seed: 7 },
  fit(need) {
    const faces = namesIn(need, 4, 12).slice(0, 12);
    return { title: 'Memory game', props: faces.length < 6 ? {} : { faces } };
  },
  emit: emitGame('MemoryGame', 'games/memory/memory-game.tsx', 'Memory'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const card = (place: number) => ({ do: 'press-at', selector: `[data-square="${place}"]` }) as const;
    return [
      {
        name: 'Two cards are turned up and counted as a move',
        steps: [
          open,
          { do: 'count', selector: '[data-square]', min: 16, max: 16 },
          card(1),
          { do: 'count', selector: '[data-face]', min: 1, max: 1 },
          card(2),
          { do: 'see', text: 'Moves 1' },
          card(3),
          card(4),
          { do: 'see', text: 'Moves 2' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'Moves 0' },
          { do: 'count', selector: '[data-face]', max: 0 },
        ],
      },
      {
        name: 'The level changes the number of cards',
        steps: [
          open,
          { do: 'fill', label: 'Level', value: 'Hard (24 cards)' },
          { do: 'count', selector: '[data-square]', min: 24, max: 24 },
          { do: 'fill', label: 'Level', value: 'Easy (12 cards)' },
          { do: 'count', selector: '[data-square]', min: 12, max: 12 },
        ],
      },
    ];
  },
});
