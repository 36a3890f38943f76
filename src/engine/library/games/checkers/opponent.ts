import { pick, type Random, shuffle } from '../random.ts';
import { afterMove, legalMoves, type Move, type Position, sideOf } from './rules.ts';

function rate({ board, turn }: Position): number {
  let sum = 0;
  board.forEach((piece, square) => {
    const side = sideOf(piece);
    if (side === undefined) return;
    const row = Math.floor(square / 8);
    const king = piece === piece.toUpperCase();
    const advance = side === 'dark' ? 7 - row : row;
    const value = king ? 175 : 100 + advance * 3;
    sum += side === turn ? value : -value;
  });
  return sum;
}

function search(position: Position, depth: number, least: number, most: number): number {
  const moves = legalMoves(position);
  if (moves.length === 0) return -10_000 - depth;
  if (depth <= 0 && position.chain === undefined) return rate(position);
  let best = -Infinity;
  for (const move of moves) {
    const after = afterMove(position, move);
    const floor = Math.max(least, best);
    const value =
      after.turn === position.turn
        ? search(after, depth, floor, most)
        : -search(after, depth - 1, -most, -floor);
    best = Math.max(best, value);
    if (best >= most) break;
  }
  return best;
}

export const levels = ['Easy', 'Medium', 'Hard'] as const;
export type Level = (typeof levels)[number];
const depths: Readonly<Record<Level, number>> = { Easy: 0, Medium: 3, Hard: 5 };

export function chooseMove(position: Position, level: Level, random: Random): Move | undefined {
  const moves = shuffle(random, legalMoves(position));
  if (moves.length === 0) return undefined;
  if (level === 'Easy' && random() < 0.4) return pick(random, moves);
  let best = moves[0];
  let value = -Infinity;
  for (const move of moves) {
    const after = afterMove(position, move);
    const found =
      after.turn === position.turn
        ? search(after, depths[level], value, Infinity)
        : -search(after, depths[level], -Infinity, -value);
    if (found > value) {
      best = move;
      value = found;
    }
  }
  return best;
}
