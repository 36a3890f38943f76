import type { Grid } from './puzzle.ts';

/** What stands in the grid, the given digits included, and the notes of each cell. */
export interface Entries {
  readonly grid: Grid;
  readonly notes: Readonly<Record<number, readonly number[]>>;
}

export function newEntries(given: Grid): Entries {
  return { grid: given, notes: {} };
}

function withDigit(grid: Grid, cell: number, digit: number): Grid {
  return grid.map((old, index) => (index === cell ? digit : old));
}

export function enter({ grid, notes }: Entries, cell: number, digit: number): Entries {
  return { grid: withDigit(grid, cell, digit), notes: { ...notes, [cell]: [] } };
}

export function emptyCell(entries: Entries, cell: number): Entries {
  return enter(entries, cell, 0);
}

export function toggleNote({ grid, notes }: Entries, cell: number, digit: number): Entries {
  const before = notes[cell] ?? [];
  const after = before.includes(digit)
    ? before.filter((note) => note !== digit)
    : [...before, digit].toSorted();
  return { grid: withDigit(grid, cell, 0), notes: { ...notes, [cell]: after } };
}
