import { type Random, shuffle } from '../random.ts';

export const columns = 7;
export const rows = 6;

/** Cells row by row from the top; 0 is empty. */
export type Disc = 1 | 2;
export type Cells = readonly (0 | Disc)[];

export const emptyBoard: Cells = Array.from({ length: columns * rows }, () => 0);

export function rival(disc: Disc): Disc {
  return disc === 1 ? 2 : 1;
}

/** The cell that a disc falls to; -1 when the column is full. */
export function landing(cells: Cells, column: number): number {
  for (let row = rows - 1; row >= 0; row -= 1)
    if (cells[row * columns + column] === 0) return row * columns + column;
  return -1;
}

export function drop(cells: Cells, column: number, disc: Disc): Cells {
  const cell = landing(cells, column);
  return cell === -1 ? cells : cells.map((old, index) => (index === cell ? disc : old));
}

export function openColumns(cells: Cells): number[] {
  return [3, 2, 4, 1, 5, 0, 6].filter((column) => cells[column] === 0);
}

/** Every four cells in a line. */
const fours: readonly (readonly number[])[] = Array.from({ length: columns * rows }, (_, cell) => {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  const ways = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const;
  return ways
    .filter(([dx, dy]) => x + dx * 3 >= 0 && x + dx * 3 < columns && y + dy * 3 < rows)
    .map(([dx, dy]) => [0, 1, 2, 3].map((step) => (y + dy * step) * columns + x + dx * step));
}).flat();

export function winningFour(cells: Cells): readonly number[] | undefined {
  return fours.find(([a = 0, b = 0, c = 0, d = 0]) => {
    const disc = cells[a];
    return disc !== 0 && disc === cells[b] && disc === cells[c] && disc === cells[d];
  });
}

export function isFull(cells: Cells): boolean {
  return cells.every((cell) => cell !== 0);
}

const weights = [0, 1, 5, 25, 1000];

/** Lines that can still be completed count for their owner. */
function rate(cells: Cells, disc: Disc): number {
  let sum = 0;
  for (const four of fours) {
    let own = 0;
    let other = 0;
    for (const cell of four) {
      if (cells[cell] === disc) own += 1;
      else if (cells[cell] !== 0) other += 1;
    }
    if (other === 0) sum += weights[own] ?? 0;
    if (own === 0) sum -= weights[other] ?? 0;
  }
  return sum;
}

function search(cells: Cells, disc: Disc, depth: number, least: number, most: number): number {
  if (winningFour(cells) !== undefined) return -10_000 - depth;
  const open = openColumns(cells);
  if (open.length === 0) return 0;
  if (depth === 0) return rate(cells, disc);
  let best = -Infinity;
  for (const column of open) {
    best = Math.max(
      best,
      -search(drop(cells, column, disc), rival(disc), depth - 1, -most, -Math.max(least, best)),
    );
    if (best >= most) break;
  }
  return best;
}

export const levels = ['Easy', 'Medium', 'Hard'] as const;
export type Level = (typeof levels)[number];
const depths: Readonly<Record<Level, number>> = { Easy: 0, Medium: 3, Hard: 5 };

export function chooseColumn(cells: Cells, disc: Disc, level: Level, random: Random): number {
  const open = openColumns(cells);
  const order = level === 'Easy' ? shuffle(random, open) : open;
  let best = order[0] ?? 0;
  let value = -Infinity;
  for (const column of order) {
    const found = -search(drop(cells, column, disc), rival(disc), depths[level], -Infinity, -value);
    const noise = level === 'Easy' ? random() * 20 : 0;
    if (found + noise > value) {
      best = column;
      value = found + noise;
    }
  }
  return best;
}
