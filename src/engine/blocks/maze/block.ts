import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({ seed: z.number().optional() });
type MazeProps = z.infer<typeof props>;

export const block = defineBlock<MazeProps>({
  id: 'maze',
  title: 'Maze',
  words: [
    'maze',
    'maze game',
    'labyrinth',
    'maze solver',
    'maze generator',
    'generate maze',
    'find the exit',
    'find way out',
    'escape maze',
    'navigate maze',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit: () => ({ title: 'Maze', props: {} }),
  emit: emitGame('MazeGame', 'games/maze/maze-game.tsx', 'Maze'),
  prove: (_props, _section, { page }) => [
    {
      name: 'Steps lead through the maze, walls stop them, and the way can be shown',
      steps: [
        { do: 'open', path: page.path },
        { do: 'key', key: 'ArrowUp' },
        { do: 'see', text: 'Moves 0' },
        { do: 'remember', selector: '[data-stage]' },
        { do: 'key', key: 'ArrowRight' },
        { do: 'key', key: 'ArrowDown' },
        { do: 'changed', selector: '[data-stage]' },
        { do: 'see-not', text: 'Moves 0' },
        { do: 'press', name: 'Show way' },
        { do: 'count', selector: '[data-stage] polyline', min: 1 },
        { do: 'press', name: 'New maze' },
        { do: 'see', text: 'Moves 0' },
      ],
    },
  ],
});
