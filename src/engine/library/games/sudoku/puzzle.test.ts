import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { conflictsOf, givenCounts, makePuzzle, solutionsOf } from './puzzle.ts';

describe('sudoku', () => {
  it.each(['Easy', 'Medium', 'Hard'] as const)('makes a %s puzzle with exactly one solution', (level) => {
    const { given, solution } = makePuzzle(level, createRandom(11));
    expect(solutionsOf(given, 2)).toEqual([solution]);
    expect(conflictsOf(solution).size).toBe(0);
    expect(solution.every((digit) => digit > 0)).toBe(true);
    const count = given.filter((digit) => digit > 0).length;
    expect(count).toBeGreaterThanOrEqual(givenCounts[level]);
    expect(count).toBeLessThan(givenCounts[level] + 6);
  });

  it('sees the same digit twice in a row, column and box', () => {
    const grid = Array.from({ length: 81 }, () => 0);
    grid[0] = 5;
    grid[8] = 5;
    expect([...conflictsOf(grid)]).toEqual([0, 8]);
    grid[8] = 0;
    grid[10] = 5;
    expect([...conflictsOf(grid)]).toEqual([0, 10]);
  });
});
