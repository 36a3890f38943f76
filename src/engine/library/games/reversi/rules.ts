import { type Random, shuffle } from '../random.ts';

export type Disc = 1 | 2;
/** 64 squares from the top left; 0 is empty. */
export type Cells = readonly (0 | Disc)[];

export const startCells: Cells = Array.from({ length: 64 }, (_, index) =>
  index === 27 || index === 36 ? 2 : index === 28 || index === 35 ? 1 : 0,
);

export function rival(disc: Disc): Disc {
  return disc === 1 ? 2 : 1;
}

const ways = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The discs that a move would turn; none means that it is not allowed. */
export function turnedBy(cells: Cells, square: number, disc: Disc): number[] {
  if (cells[square] !== 0) return [];
  const turned: number[] = [];
  for (const [dx, dy] of ways) {
    const line: number[] = [];
    let x = (square % 8) + dx;
    let y = Math.floor(square / 8) + dy;
    while (x >= 0 && x < 8 && y >= 0 && y < 8 && cells[y * 8 + x] === rival(disc)) {
      line.push(y * 8 + x);
      x += dx;
      y += dy;
    }
    if (x >= 0 && x < 8 && y >= 0 && y < 8 && cells[y * 8 + x] === disc) turned.push(...line);
  }
  return turned;
}

export function movesOf(cells: Cells, disc: Disc): number[] {
  return cells.flatMap((_, square) => (turnedBy(cells, square, disc).length > 0 ? [square] : []));
}

export function place(cells: Cells, square: number, disc: Disc): Cells {
  const turned = new Set([square, ...turnedBy(cells, square, disc)]);
  return cells.map((cell, index) => (turned.has(index) ? disc : cell));
}

export function countOf(cells: Cells, disc: Disc): number {
  return cells.filter((cell) => cell === disc).length;
}

/** Who moves next: the other one, the same again when the other cannot, nobody at the end. */
export function nextTurn(cells: Cells, moved: Disc): Disc | undefined {
  if (movesOf(cells, rival(moved)).length > 0) return rival(moved);
  return movesOf(cells, moved).length > 0 ? moved : undefined;
}

const corners = [0, 7, 56, 63];
const besideCorners = [1, 8, 9, 6, 14, 15, 48, 49, 57, 54, 55, 62];

function rate(cells: Cells, disc: Disc): number {
  let sum = (movesOf(cells, disc).length - movesOf(cells, rival(disc)).length) * 4;
  for (const square of corners) sum += cells[square] === disc ? 60 : cells[square] === 0 ? 0 : -60;
  for (const square of besideCorners) sum += cells[square] === disc ? -12 : cells[square] === 0 ? 0 : 12;
  return sum;
}

function search(cells: Cells, disc: Disc, depth: number, least: number, most: number): number {
  const moves = movesOf(cells, disc);
  if (moves.length === 0) {
    if (movesOf(cells, rival(disc)).length > 0) return -search(cells, rival(disc), depth, -most, -least);
    return (countOf(cells, disc) - countOf(cells, rival(disc))) * 1000;
  }
  if (depth === 0) return rate(cells, disc);
  let best = -Infinity;
  for (const move of moves) {
    best = Math.max(
      best,
      -search(place(cells, move, disc), rival(disc), depth - 1, -most, -Math.max(least, best)),
    );
    if (best >= most) break;
  }
  return best;
}

export const levels = ['Easy', 'Medium', 'Hard'] as const;
export type Level = (typeof levels)[number];
const depths: Readonly<Record<Level, number>> = { Easy: 0, Medium: 1, Hard: 3 };

export function chooseMove(cells: Cells, disc: Disc, level: Level, random: Random): number {
  const moves = shuffle(random, movesOf(cells, disc));
  const [first = -1] = moves;
  if (level === 'Easy') return first;
  let best = first;
  let value = -Infinity;
  for (const move of moves) {
    const found = -search(place(cells, move, disc), rival(disc), depths[level], -Infinity, -value);
    if (found > value) {
      best = move;
      value = found;
    }
  }
  return best;
}
