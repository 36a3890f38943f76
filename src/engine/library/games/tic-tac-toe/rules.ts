export type Mark = 'X' | 'O';
export type Cells = readonly (Mark | null)[];

export const emptyCells: Cells = Array.from({ length: 9 }, () => null);

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export function winningLine(cells: Cells): readonly number[] | undefined {
  return lines.find(([a = 0, b = 0, c = 0]) => {
    const mark = cells[a];
    return mark !== null && mark === cells[b] && mark === cells[c];
  });
}

export function winnerOf(cells: Cells): Mark | undefined {
  const line = winningLine(cells);
  return line === undefined ? undefined : (cells[line[0] ?? 0] ?? undefined);
}

export function isFull(cells: Cells): boolean {
  return cells.every((cell) => cell !== null);
}

export function other(mark: Mark): Mark {
  return mark === 'X' ? 'O' : 'X';
}

export function place(cells: Cells, index: number, mark: Mark): Cells {
  return cells.map((cell, at) => (at === index ? mark : cell));
}

export function freeCells(cells: Cells): number[] {
  return cells.flatMap((cell, index) => (cell === null ? [index] : []));
}

/** How good the position is for the one to move; wins that come sooner count more. */
function valueFor(cells: Cells, mark: Mark, depth: number): number {
  if (winnerOf(cells) !== undefined) return depth - 10;
  if (isFull(cells)) return 0;
  return Math.max(
    ...freeCells(cells).map((index) => -valueFor(place(cells, index, mark), other(mark), depth + 1)),
  );
}

/** The best move; looking to the end it cannot be beaten. */
export function bestMove(cells: Cells, mark: Mark): number {
  const order = [4, 0, 2, 6, 8, 1, 3, 5, 7].filter((index) => cells[index] === null);
  const rated = order.map((index) => ({
    index,
    value: -valueFor(place(cells, index, mark), other(mark), 1),
  }));
  return rated.reduce((best, one) => (one.value > best.value ? one : best)).index;
}
