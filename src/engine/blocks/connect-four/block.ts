import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const props = z.object({ versus: z.enum(['player', 'computer']).optional(), seed: z.number().optional() });
type ConnectFourProps = z.infer<typeof props>;

const drop = (...columns: readonly number[]): ProofStep[] =>
  columns.map((column) => ({ do: 'press-at', selector: `[data-square="c${column}"]` }));

export const block = defineBlock<ConnectFourProps>({
  id: 'connect-four',
  title: 'Four in a row',
  words: [
    'connect four',
    'connect 4',
    'connect four game',
    'four in a row',
    '4 in a row',
    'four in a line',
    'drop disc',
    'four connect',
    'play connect four',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const text = saidIn(need);
    const two = /\b(two|2)[- ]players?\b|multiplayer/.test(text) && !/computer|\bai\b|\bbot\b/.test(text);
    return {
      title: /connect/.test(text) ? 'Connect four' : 'Four in a row',
      props: two ? { versus: 'player' } : {},
    };
  },
  emit: emitGame('ConnectFourGame', 'games/connect-four/connect-four-game.tsx', 'Four in a row'),
  prove(_props, _section, { page }) {
    const open = [
      { do: 'open', path: page.path },
      { do: 'fill', label: 'Mode', value: 'Two players' },
    ] as const;
    return [
      {
        name: 'Four in a row win and are counted',
        steps: [
          ...open,
          ...drop(1, 2, 1, 2, 1, 2, 1),
          { do: 'see', text: 'Player 1 wins with four in a row' },
          { do: 'see', text: 'Player 1 1' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'Player 1’s turn' },
        ],
      },
      {
        name: 'A disc falls on those below it and can be taken back',
        steps: [
          ...open,
          ...drop(4, 4),
          { do: 'count', selector: '[data-square="c39"][aria-label*="first player"]', min: 1 },
          { do: 'count', selector: '[data-square="c32"][aria-label*="second player"]', min: 1 },
          { do: 'press', name: 'Undo' },
          { do: 'count', selector: '[data-square="c32"][aria-label*="empty"]', min: 1 },
        ],
      },
      {
        name: 'The computer drops a disc of its own',
        steps: [
          ...open,
          { do: 'fill', label: 'Mode', value: 'Against computer' },
          ...drop(4),
          { do: 'wait', ms: 600 },
          { do: 'count', selector: '[data-square][aria-label*="second player"]', min: 1, max: 1 },
          { do: 'see', text: 'Your turn' },
        ],
      },
    ];
  },
});
