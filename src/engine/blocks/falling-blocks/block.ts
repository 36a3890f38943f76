import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame } from '../../fit/game-fit.ts';
import { proveRealTime } from '../../fit/real-time-proof.ts';

const props = z.object({ seed: z.number().optional() });
type FallingBlocksProps = z.infer<typeof props>;

export const block = defineBlock<FallingBlocksProps>({
  id: 'falling-blocks',
  title: 'Falling blocks',
  words: [
    'tetris',
    'tetris game',
    'tetris clone',
    'play tetris',
    'falling block',
    'falling block game',
    'russian block',
    'tetromino',
    'block puzzle',
    'block stacking game',
    'stack block',
  ],
  size: 'app',
  shares: [bestResults('falling-blocks')],
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Falling blocks', props: {} }),
  emit: emitGame('FallingBlocksGame', 'games/falling-blocks/falling-blocks-game.tsx', 'Falling blocks'),
  prove: (_props, _section, { page }) => [
    proveRealTime(page.path, 'Fill whole rows'),
    {
      name: 'Pieces are moved, turned and dropped until the well is full',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Start' },
        { do: 'key', key: 'ArrowLeft', times: 2 },
        { do: 'key', key: 'ArrowUp' },
        { do: 'key', key: 'Space' },
        { do: 'see-not', text: 'Score 0' },
        { do: 'key', key: 'Space', times: 22 },
        { do: 'see', text: 'Game over' },
        { do: 'fill', label: 'Your name', value: 'Jonas Reed' },
        { do: 'press', name: 'Save score' },
        { do: 'see', text: '1. Jonas Reed' },
        { do: 'reload' },
        { do: 'see', text: '1. Jonas Reed' },
      ],
    },
  ],
});
