import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { type Cells, chooseColumn, type Disc, drop, emptyBoard, landing, winningFour } from './rules.ts';

function dropAll(...columns: readonly number[]): Cells {
  return columns.reduce<Cells>(
    (cells, column, index) => drop(cells, column, (index % 2 === 0 ? 1 : 2) as Disc),
    emptyBoard,
  );
}

describe('four in a row', () => {
  it('lets discs fall to the lowest free cell and refuses a full column', () => {
    expect(landing(emptyBoard, 3)).toBe(38);
    const full = dropAll(3, 3, 3, 3, 3, 3);
    expect(landing(full, 3)).toBe(-1);
    expect(drop(full, 3, 1)).toBe(full);
  });

  it('finds four across, up and aslant, and does not wrap round the edge', () => {
    expect(winningFour(dropAll(0, 0, 1, 1, 2, 2, 3))).toBeDefined();
    expect(winningFour(dropAll(0, 1, 0, 1, 0, 1, 0))).toBeDefined();
    expect(winningFour(dropAll(0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3))).toBeDefined();
    const wrapped = emptyBoard.map((_, cell) => (cell >= 33 && cell <= 36 ? 1 : 0)) as Cells;
    expect(winningFour(wrapped)).toBeUndefined();
  });

  it('wins when it can and stops the other from winning', () => {
    const random = createRandom(1);
    expect(chooseColumn(dropAll(6, 0, 6, 1, 5, 2), 2, 'Hard', random)).toBe(3);
    expect(chooseColumn(dropAll(0, 6, 1, 6, 2), 2, 'Medium', random)).toBe(3);
  });
});
