import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({ walls: z.boolean().optional(), seed: z.number().optional() });
type SnakeProps = z.infer<typeof props>;

export const block = defineBlock<SnakeProps>({
  id: 'snake',
  title: 'Snake',
  words: [
    'snake',
    'snake game',
    'play snake',
    'classic snake',
    'snake eat food',
    'snake eating food',
    'greedy snake',
    'gluttonous snake',
    'control snake',
    'slither',
    'nokia snake',
  ],
  size: 'app',
  shares: [bestResults('snake')],
  props,
  example: { seed: 7 },
  fit(need) {
    const open = /wrap|no walls?|without walls?|through (the )?walls?/.test(saidIn(need));
    return { title: 'Snake', props: open ? { walls: false } : {} };
  },
  emit: emitGame('SnakeGame', 'games/snake/snake-game.tsx', 'Snake'),
  prove({ walls = true }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'The snake starts when asked, pauses and goes on',
        steps: [
          open,
          { do: 'see', text: 'Press Start to play' },
          { do: 'remember', selector: '[data-stage]' },
          { do: 'press', name: 'Start' },
          { do: 'changed', selector: '[data-stage]' },
          { do: 'press', name: 'Pause' },
          { do: 'see', text: 'Paused' },
          { do: 'press', name: 'Resume' },
          { do: 'see', text: 'Eat the food' },
        ],
      },
      ...(walls
        ? [
            {
              name: 'The wall ends the game, and a new one can be started',
              steps: [
                open,
                { do: 'fill' as const, label: 'Speed', value: 'Fast' },
                { do: 'press' as const, name: 'Start' },
                { do: 'key' as const, key: 'ArrowUp' },
                { do: 'wait' as const, ms: 900 },
                { do: 'see' as const, text: 'Game over' },
                { do: 'press' as const, name: 'New game' },
                { do: 'see' as const, text: 'Eat the food' },
              ],
            },
          ]
        : []),
    ];
  },
});
