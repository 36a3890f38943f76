import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const props = z.object({
  names: z.array(z.string()).min(2).max(2).optional(),
  versus: z.enum(['player', 'computer']).optional(),
  seed: z.number().optional(),
});
type TicTacToeProps = z.infer<typeof props>;

const put = (...places: readonly number[]): ProofStep[] =>
  places.map((place) => ({ do: 'press-at', selector: `[data-square="${place}"]` }));

export const block = defineBlock<TicTacToeProps>({
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  words: [
    'tic tac toe',
    'tic-tac-toe',
    'tictactoe',
    'noughts and crosses',
    'naughts and crosses',
    'x and o game',
    'xs and os',
    'play tic tac toe',
    'tic tac toe game',
    'tic-tac-toe game',
    'tic-tac-toe board',
    'three in a row',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const names = namesIn(need).slice(0, 2);
    const alone = /\b(computer|ai|bot|cpu|unbeatable|single.player|minimax)\b/.test(saidIn(need));
    return {
      title: 'Tic-tac-toe',
      props: {
        ...(names.length === 2 && /player/.test(saidIn(need)) ? { names } : {}),
        ...(alone ? { versus: 'computer' as const } : {}),
      },
    };
  },
  emit: emitGame('TicTacToeGame', 'games/tic-tac-toe/tic-tac-toe-game.tsx', 'Tic-tac-toe'),
  prove({ names: [x = 'Player X'] = [] }, _section, { page }) {
    const open: readonly ProofStep[] = [
      { do: 'open', path: page.path },
      { do: 'fill', label: 'Mode', value: 'Two players' },
    ];
    return [
      {
        name: 'Three in a row win and are counted',
        steps: [
          ...open,
          ...put(1, 4, 2, 5, 3),
          { do: 'see', text: `${x} wins` },
          { do: 'see', text: `${x} (X) 1` },
          { do: 'press', name: 'New game' },
          { do: 'see', text: `${x}’s turn` },
          { do: 'reload' },
          { do: 'fill', label: 'Mode', value: 'Two players' },
          { do: 'see', text: `${x} (X) 1` },
        ],
      },
      {
        name: 'A full board without a line is a draw',
        steps: [...open, ...put(1, 2, 3, 5, 4, 6, 8, 7, 9), { do: 'see', text: 'It is a draw' }],
      },
      {
        name: 'A move can be taken back',
        steps: [
          ...open,
          ...put(1),
          { do: 'see', text: '’s turn (O)' },
          { do: 'press', name: 'Undo' },
          { do: 'see', text: `${x}’s turn (X)` },
        ],
      },
      {
        name: 'The computer answers and does not let three in a row happen',
        steps: [
          ...open,
          { do: 'fill', label: 'Mode', value: 'Against computer (unbeatable)' },
          ...put(1),
          { do: 'count', selector: '[data-square][aria-label*=", O"]', min: 1, max: 1 },
          { do: 'see', text: 'Your turn' },
        ],
      },
    ];
  },
});
