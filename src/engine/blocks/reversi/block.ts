import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type ReversiProps = z.infer<typeof props>;

export const block = defineBlock<ReversiProps>({
  id: 'reversi',
  title: 'Reversi',
  words: ['reversi', 'reversi game', 'othello', 'othello game', 'play reversi', 'play othello', 'flip disc'],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: (need) => ({ title: /othello/.test(saidIn(need)) ? 'Othello' : 'Reversi', props: {} }),
  emit: emitGame('ReversiGame', 'games/reversi/reversi-game.tsx', 'Reversi'),
  prove: (_props, _section, { page }) => [
    {
      name: 'A move turns what it encloses, and can be taken back',
      steps: [
        { do: 'open', path: page.path },
        { do: 'fill', label: 'Mode', value: 'Two players' },
        { do: 'count', selector: '[data-target]', min: 4, max: 4 },
        { do: 'press-at', selector: '[data-square="d3"]' },
        { do: 'see', text: 'Dark 4' },
        { do: 'see', text: 'Light 1' },
        { do: 'see', text: 'Light to move' },
        { do: 'press', name: 'Undo' },
        { do: 'see', text: 'Light 2' },
      ],
    },
    {
      name: 'The computer answers',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press-at', selector: '[data-square="d3"]' },
        { do: 'wait', ms: 700 },
        { do: 'see', text: 'Dark to move' },
        { do: 'see', text: 'Dark 3' },
        { do: 'see', text: 'Light 3' },
      ],
    },
  ],
});
