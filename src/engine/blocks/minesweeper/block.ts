import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({
  level: z.enum(['Beginner', 'Intermediate', 'Expert']).optional(),
  seed: z.number().optional(),
});
type MinesweeperProps = z.infer<typeof props>;

export const block = defineBlock<MinesweeperProps>({
  id: 'minesweeper',
  title: 'Minesweeper',
  words: [
    'minesweeper',
    'mine sweeper',
    'minesweeper game',
    'play minesweeper',
    'mine sweeping',
    'mine clearance game',
    'mine field',
    'minefield',
    'hidden mine',
    'reveal square',
    'sweep mine',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const only = /^(?=.*expert)(?!.*(beginner|intermediate))/s.test(saidIn(need));
    return { title: 'Minesweeper', props: only ? { level: 'Expert' } : {} };
  },
  emit: emitGame('MinesweeperGame', 'games/minesweeper/minesweeper-game.tsx', 'Minesweeper'),
  prove(_props, _section, { page }) {
    const open = [
      { do: 'open', path: page.path },
      { do: 'fill', label: 'Level', value: 'Beginner' },
    ] as const;
    return [
      {
        name: 'The first press is safe and opens what has no mine near',
        steps: [
          ...open,
          { do: 'count', selector: '[data-square]', min: 81, max: 81 },
          { do: 'press-at', selector: '[data-square="40"]' },
          { do: 'count', selector: '[data-square][aria-label*=", open"]', min: 9 },
          { do: 'see-not', text: 'You hit a mine' },
          { do: 'press', name: 'New game' },
          { do: 'count', selector: '[data-square][aria-label*=", open"]', max: 0 },
        ],
      },
      {
        name: 'Flags mark mines and keep a square closed',
        steps: [
          ...open,
          { do: 'see', text: 'Mines left 10' },
          { do: 'press', name: 'Flag mode' },
          { do: 'press-at', selector: '[data-square="0"]' },
          { do: 'see', text: 'Mines left 9' },
          { do: 'press', name: 'Flag mode' },
          { do: 'press-at', selector: '[data-square="0"]' },
          { do: 'count', selector: '[data-square][aria-label*=", flag"]', min: 1, max: 1 },
        ],
      },
      {
        name: 'The levels have larger fields with more mines',
        steps: [
          ...open,
          { do: 'fill', label: 'Level', value: 'Intermediate' },
          { do: 'see', text: 'Mines left 40' },
          { do: 'count', selector: '[data-square]', min: 256, max: 256 },
          { do: 'fill', label: 'Level', value: 'Expert' },
          { do: 'see', text: 'Mines left 99' },
        ],
      },
    ];
  },
});
