import { type Random, shuffle } from '../random.ts';

/** 81 cells, row by row; 0 is empty. */
export type Grid = readonly number[];

export function boxOf(cell: number): number {
  return Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
}

/** The twenty cells that may not hold the same digit. */
const peerList: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 81 }, (__, other) => other).filter(
    (other) =>
      other !== cell &&
      (other % 9 === cell % 9 ||
        Math.floor(other / 9) === Math.floor(cell / 9) ||
        boxOf(other) === boxOf(cell)),
  ),
);

export function peersOf(cell: number): readonly number[] {
  return peerList[cell] ?? [];
}

export function allowedIn(grid: Grid, cell: number): number[] {
  const used = new Set(peersOf(cell).map((peer) => grid[peer]));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !used.has(digit));
}

/** Cells whose digit stands twice in a row, column or box. */
export function conflictsOf(grid: Grid): Set<number> {
  return new Set(
    grid.flatMap((digit, cell) =>
      digit !== 0 && peersOf(cell).some((peer) => grid[peer] === digit) ? [cell] : [],
    ),
  );
}

/** The empty cell with the fewest digits left: the search stays short. */
function tightestCell(grid: Grid): { cell: number; digits: number[] } | undefined {
  let best: { cell: number; digits: number[] } | undefined;
  for (let cell = 0; cell < 81; cell += 1) {
    if (grid[cell] !== 0) continue;
    const digits = allowedIn(grid, cell);
    if (best === undefined || digits.length < best.digits.length) best = { cell, digits };
    if (best.digits.length <= 1) return best;
  }
  return best;
}

/** Up to `limit` ways to fill the grid. */
export function solutionsOf(grid: Grid, limit: number, random?: Random): Grid[] {
  const found: Grid[] = [];
  const work = [...grid];
  function fill(): void {
    const next = tightestCell(work);
    if (next === undefined) {
      found.push([...work]);
      return;
    }
    const digits = random === undefined ? next.digits : shuffle(random, next.digits);
    for (const digit of digits) {
      work[next.cell] = digit;
      fill();
      if (found.length >= limit) break;
    }
    work[next.cell] = 0;
  }
  fill();
  return found;
}

export const givenCounts = { Easy: 42, Medium: 34, Hard: 28 };
export type SudokuLevel = keyof typeof givenCounts;

export interface Puzzle {
  readonly given: Grid;
  readonly solution: Grid;
}

/** Digits are taken away as long as only one solution is left. */
export function makePuzzle(level: SudokuLevel, random: Random): Puzzle {
  const empty: Grid = Array.from({ length: 81 }, () => 0);
  const [solution = empty] = solutionsOf(empty, 1, random);
  const given = [...solution];
  let left = 81;
  for (const cell of shuffle(
    random,
    Array.from({ length: 81 }, (_, index) => index),
  )) {
    if (left <= givenCounts[level]) break;
    const digit = given[cell] ?? 0;
    given[cell] = 0;
    if (solutionsOf(given, 2).length > 1) given[cell] = digit;
    else left -= 1;
  }
  return { given, solution };
}
