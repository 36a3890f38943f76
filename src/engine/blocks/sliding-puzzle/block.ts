import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { boardSizeIn, emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({ size: z.number().int().min(3).max(5).optional(), seed: z.number().optional() });
type SlidingPuzzleProps = z.infer<typeof props>;

export const block = defineBlock<SlidingPuzzleProps>({
  id: 'sliding-puzzle',
  title: 'Sliding puzzle',
  words: [
    'sliding puzzle',
    'slide puzzle',
    'slider puzzle',
    'fifteen puzzle',
    '15 puzzle',
    '8 puzzle',
    'tile puzzle',
    'puzzle game',
    'jigsaw puzzle',
    'number puzzle',
    'klotski',
    'solve puzzle',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const size = boardSizeIn(saidIn(need), 3, 5);
    return { title: 'Sliding puzzle', props: size === undefined ? {} : { size } };
  },
  emit: emitGame('SlidingPuzzleGame', 'games/sliding-puzzle/sliding-puzzle-game.tsx', 'Sliding puzzle'),
  prove: (_props, _section, { page }) => [
    {
      name: 'Tiles beside the gap move and are counted',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: 'Moves 0' },
        { do: 'press-at', selector: '[data-square][aria-disabled="false"]' },
        { do: 'see', text: 'Moves 1' },
        { do: 'fill', label: 'Size', value: '3 × 3' },
        { do: 'count', selector: '[data-square]', min: 9, max: 9 },
        { do: 'see', text: 'Moves 0' },
      ],
    },
  ],
});
