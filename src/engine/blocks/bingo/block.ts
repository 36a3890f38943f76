import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type BingoProps = z.infer<typeof props>;

const calls = Array.from({ length: 75 }, () => ({ do: 'press' as const, name: 'Call number' }));

export const block = defineBlock<BingoProps>({
  id: 'bingo',
  title: 'Bingo',
  words: ['bingo', 'bingo game', 'bingo card', 'play bingo', 'bingo caller', 'bingo hall', 'bingo number'],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Bingo', props: {} }),
  emit: emitGame('BingoGame', 'games/bingo/bingo-game.tsx', 'Bingo'),
  prove: (_props, _section, { page }) => [
    {
      name: 'Only called numbers can be marked, and all numbers make a bingo',
      steps: [
        { do: 'open', path: page.path },
        { do: 'count', selector: '[data-square]', min: 25, max: 25 },
        { do: 'press-at', selector: '[data-square="0"]' },
        { do: 'see', text: 'has not been called yet' },
        ...calls,
        { do: 'count', selector: '[data-called]', min: 75, max: 75 },
        { do: 'press', name: 'Mark all called' },
        { do: 'see', text: 'Bingo after 75 calls' },
        { do: 'see', text: 'Bingos 1' },
        { do: 'press', name: 'New card' },
        { do: 'see', text: 'Called 0' },
      ],
    },
  ],
});
