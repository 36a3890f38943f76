import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { type Cells, chooseMove, countOf, type Disc, movesOf, nextTurn, place, startCells } from './rules.ts';

describe('reversi', () => {
  it('has four first moves, and turns what is enclosed', () => {
    expect(movesOf(startCells, 1).toSorted((a, b) => a - b)).toEqual([19, 26, 37, 44]);
    const after = place(startCells, 19, 1);
    expect(countOf(after, 1)).toBe(4);
    expect(countOf(after, 2)).toBe(1);
  });

  it('lets the same player move again when the other cannot, and ends when nobody can', () => {
    const cells: Cells = Array.from({ length: 64 }, (_, index) => (index === 0 ? 1 : index === 1 ? 2 : 0));
    expect(nextTurn(cells, 1)).toBe(1);
    expect(nextTurn(place(cells, 2, 1), 1)).toBeUndefined();
  });

  it('takes a corner, and plays whole games', () => {
    const cells: Cells = startCells.map((cell, index) => (index === 9 ? 2 : index === 18 ? 1 : cell));
    expect(chooseMove(cells, 1, 'Hard', createRandom(1))).toBe(0);
    let now = startCells;
    let turn: Disc | undefined = 1;
    const random = createRandom(2);
    while (turn !== undefined) {
      now = place(now, chooseMove(now, turn, 'Easy', random), turn);
      turn = nextTurn(now, turn);
    }
    expect(countOf(now, 1) + countOf(now, 2)).toBeGreaterThan(20);
  });
});
