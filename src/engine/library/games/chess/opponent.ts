import { type Random, shuffle } from '../random.ts';
import { afterMove, inCheck, isAttacked, legalMoves, possibleMoves } from './moves.ts';
import { type Move, opposite, type Position, sideOf } from './position.ts';

const values: Readonly<Record<string, number>> = { p: 100, n: 320, b: 330, r: 500, q: 900, k: 0 };
const mateValue = 100_000;

/** Pieces are worth more in the middle, pawns more the further they are. */
function placeValue(kind: string, square: number, white: boolean): number {
  const column = square % 8;
  const row = white ? Math.floor(square / 8) : 7 - Math.floor(square / 8);
  const central = 7 - (Math.abs(3.5 - column) + Math.abs(3.5 - row));
  if (kind === 'p') return (6 - row) * 8 + (column > 1 && column < 6 ? (6 - row) * 4 : 0);
  if (kind === 'n' || kind === 'b') return central * 7;
  if (kind === 'k') return row === 7 ? (column > 5 || column < 3 ? 25 : 0) : -20;
  return central * 2;
}

/** How good the position is for the side to move. */
function rate({ board, turn }: Position): number {
  let sum = 0;
  for (let square = 0; square < 64; square += 1) {
    const piece = board[square] ?? '.';
    if (piece === '.') continue;
    const white = sideOf(piece) === 'white';
    const kind = piece.toLowerCase();
    const value = (values[kind] ?? 0) + placeValue(kind, square, white);
    sum += white ? value : -value;
  }
  return turn === 'white' ? sum : -sum;
}

/** Good captures first: the search can then leave out most of the rest. */
function ordered(position: Position, moves: readonly Move[]): Move[] {
  const gain = ({ from, to, promotion }: Move) => {
    const taken = values[(position.board[to] ?? '.').toLowerCase()] ?? 0;
    const taker = values[(position.board[from] ?? '.').toLowerCase()] ?? 0;
    return (taken === 0 ? 0 : taken * 10 - taker + 10_000) + (promotion === undefined ? 0 : 5_000);
  };
  return moves
    .map((move) => ({ move, gain: gain(move) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ move }) => move);
}

function search(position: Position, depth: number, least: number, most: number): number {
  if (depth === 0) return quietValue(position, least, most, 2);
  let best = -Infinity;
  let floor = least;
  for (const move of ordered(position, possibleMoves(position))) {
    const after = afterMove(position, move);
    if (inCheck(after, position.turn)) continue;
    best = Math.max(best, -search(after, depth - 1, -most, -floor));
    floor = Math.max(floor, best);
    if (floor >= most) return best;
  }
  if (best > -Infinity) return best;
  return inCheck(position, position.turn) ? -mateValue - depth : 0;
}

/** Looks on through captures, so that it does not stop in the middle of an exchange. */
function quietValue(position: Position, least: number, most: number, depth: number): number {
  const still = rate(position);
  if (depth === 0 || still >= most) return still;
  let floor = Math.max(least, still);
  const captures = possibleMoves(position).filter(({ to }) => position.board[to] !== '.');
  for (const move of ordered(position, captures)) {
    const after = afterMove(position, move);
    if (inCheck(after, position.turn)) continue;
    floor = Math.max(floor, -quietValue(after, -most, -floor, depth - 1));
    if (floor >= most) break;
  }
  return floor;
}

/** A pawn or piece that moves where it is simply taken is not what a beginner wants to see every time. */
function isHanging(position: Position, move: Move): boolean {
  const after = afterMove(position, move);
  return isAttacked(after.board, move.to, opposite(position.turn));
}

export const levels = ['Easy', 'Medium', 'Hard'] as const;
export type Level = (typeof levels)[number];

const depths: Readonly<Record<Level, number>> = { Easy: 1, Medium: 2, Hard: 3 };
/** Easy plays any safe move so often. */
const carelessShare = 0.35;

export function chooseMove(position: Position, level: Level, random: Random): Move | undefined {
  const moves = shuffle(random, legalMoves(position));
  if (level === 'Easy' && random() < carelessShare)
    return moves.find((move) => !isHanging(position, move)) ?? moves[0];
  let best: Move | undefined;
  let value = -Infinity;
  for (const move of ordered(position, moves)) {
    const found = -search(afterMove(position, move), depths[level] - 1, -Infinity, -value);
    if (best === undefined || found > value) {
      best = move;
      value = found;
    }
  }
  return best;
}
