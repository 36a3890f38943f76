import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const props = z.object({
  mode: z.enum(['Against computer', 'Computer is white', 'Two players']).optional(),
  seed: z.number().optional(),
});
type ChessProps = z.infer<typeof props>;

const play = (...moves: readonly string[]): ProofStep[] =>
  moves.flatMap((move): ProofStep[] => [
    { do: 'press-at', selector: `[data-square="${move.slice(0, 2)}"]` },
    { do: 'press-at', selector: `[data-square="${move.slice(2)}"]` },
  ]);

const piece = (square: string, name: string): ProofStep => ({
  do: 'count',
  selector: `[data-square="${square}"][aria-label*="${name}"]`,
  min: 1,
});

/** Chess by the full rules. */
export const block = defineBlock<ChessProps>({
  id: 'chess',
  title: 'Chess',
  words: [
    'chess',
    'chess game',
    'chess board',
    'chessboard',
    'play chess',
    'chess match',
    'chess against computer',
    'chess opponent',
    'chess ai',
    'chess engine',
    'online chess',
    'international chess',
    'chess piece',
    'chess rule',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const text = saidIn(need);
    const two = /\b(two|2|multi)[- ]?players?\b|multiplayer|each other|friends?\b/.test(text);
    const computer = /\b(computer|ai|bot|engine|single[- ]player)\b/.test(text);
    return { title: 'Chess', props: two && !computer ? { mode: 'Two players' } : {} };
  },
  emit: emitGame('ChessGame', 'games/chess/chess-game.tsx', 'Chess'),
  prove(_props, _section, { page }) {
    const open: readonly ProofStep[] = [
      { do: 'open', path: page.path },
      { do: 'fill', label: 'Mode', value: 'Two players' },
    ];
    return [
      {
        name: 'Pieces go as they may, mate is seen and counted',
        steps: [
          ...open,
          { do: 'press-at', selector: '[data-square="e2"]' },
          { do: 'count', selector: '[data-target]', min: 2, max: 2 },
          { do: 'press-at', selector: '[data-square="e5"]' },
          { do: 'see', text: 'White to move' },
          ...play('f2f3', 'e7e5', 'g2g4', 'd8h4'),
          { do: 'see', text: 'Checkmate. Black wins' },
          { do: 'see', text: 'Qh4#' },
          { do: 'see', text: 'Black wins 1' },
        ],
      },
      {
        name: 'Castling, en passant and undo',
        steps: [
          ...open,
          ...play('e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6'),
          { do: 'see', text: 'exd6' },
          piece('d5', 'empty'),
          ...play('a6a5', 'g1f3', 'a5a4', 'f1e2', 'a4a3', 'e1g1'),
          { do: 'see', text: 'O-O' },
          piece('f1', 'white rook'),
          { do: 'press', name: 'Undo' },
          piece('e1', 'white king'),
          { do: 'see', text: 'White to move' },
        ],
      },
      {
        name: 'A pawn that reaches the other side is promoted',
        steps: [
          ...open,
          ...play('a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'h7h6', 'a6a7', 'h6h5', 'a7b8'),
          { do: 'press', name: 'white queen' },
          piece('b8', 'white queen'),
        ],
      },
      {
        name: 'The computer answers',
        steps: [
          { do: 'open', path: page.path },
          { do: 'fill', label: 'Mode', value: 'Against computer' },
          ...play('e2e4'),
          { do: 'wait', ms: 1200 },
          { do: 'see', text: 'White to move' },
          { do: 'press', name: 'New game' },
          { do: 'see', text: 'No move yet' },
        ],
      },
    ];
  },
});
