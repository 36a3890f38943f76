import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const props = z.object({ versus: z.enum(['player', 'computer']).optional(), seed: z.number().optional() });
type CheckersProps = z.infer<typeof props>;

const play = (...moves: readonly string[]): ProofStep[] =>
  moves.flatMap((move): ProofStep[] => [
    { do: 'press-at', selector: `[data-square="${move.slice(0, 2)}"]` },
    { do: 'press-at', selector: `[data-square="${move.slice(2)}"]` },
  ]);

export const block = defineBlock<CheckersProps>({
  id: 'checkers',
  title: 'Checkers',
  words: [
    'checkers',
    'checker game',
    'checkers game',
    'checkers board',
    'play checkers',
    'draughts',
    'draughts game',
    'english draughts',
    'american checkers',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const text = saidIn(need);
    const two = /\b(two|2)[- ]players?\b|multiplayer/.test(text) && !/computer|\bai\b|\bbot\b/.test(text);
    return { title: /draughts/.test(text) ? 'Draughts' : 'Checkers', props: two ? { versus: 'player' } : {} };
  },
  emit: emitGame('CheckersGame', 'games/checkers/checkers-game.tsx', 'Checkers'),
  prove(_props, _section, { page }) {
    const open = [
      { do: 'open', path: page.path },
      { do: 'fill', label: 'Mode', value: 'Two players' },
    ] as const;
    return [
      {
        name: 'Men move forward and a capture must be made',
        steps: [
          ...open,
          { do: 'see', text: 'Dark to move' },
          { do: 'see', text: 'Light pieces 12' },
          ...play('c3d4', 'b6a5', 'd4e5'),
          { do: 'see', text: 'a capture must be made' },
          ...play('f6d4'),
          { do: 'see', text: 'Dark pieces 11' },
          { do: 'press', name: 'Undo' },
          { do: 'see', text: 'Dark pieces 12' },
        ],
      },
      {
        name: 'The computer answers, and a new game sets the board up again',
        steps: [
          ...open,
          { do: 'fill', label: 'Mode', value: 'Against computer' },
          ...play('c3d4'),
          { do: 'see', text: 'Light to move' },
          { do: 'wait', ms: 900 },
          { do: 'see', text: 'Dark to move' },
          { do: 'press', name: 'New game' },
          { do: 'count', selector: '[data-square="c3"][aria-label*="dark man"]', min: 1 },
        ],
      },
    ];
  },
});
