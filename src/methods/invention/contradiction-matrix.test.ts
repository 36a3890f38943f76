import { describe, expect, it } from 'vitest';
import { filledCells, mostUsed, principlesFor } from './contradiction-matrix.ts';
import { parameters } from './parameters.ts';

describe('the contradiction matrix', () => {
  /** Cells that textbooks quote from Altshuller's table. */
  it.each([
    [1, 9, [2, 8, 15, 38]],
    [9, 1, [2, 28, 13, 38]],
    [14, 1, [1, 8, 40, 15]],
    [1, 14, [28, 27, 18, 40]],
    [9, 10, [13, 28, 15, 19]],
    [27, 36, [13, 35, 1]],
    [33, 36, [32, 26, 12, 17]],
    [35, 36, [15, 29, 37, 28]],
    [39, 27, [1, 35, 10, 38]],
    [1, 3, [15, 8, 29, 34]],
    [22, 14, [26]],
    [38, 4, [23]],
    [24, 8, []],
  ])('has the printed principles for %i against %i', (improving, worsening, printed) => {
    expect(principlesFor(improving, worsening)).toEqual(printed);
  });

  it('has thirty-nine rows of principles from 1 to 40, none twice in a cell, and an empty diagonal', () => {
    expect(parameters).toHaveLength(39);
    for (let improving = 1; improving <= 39; improving += 1) {
      expect(principlesFor(improving, improving)).toEqual([]);
      for (let worsening = 1; worsening <= 39; worsening += 1) {
        const cell = principlesFor(improving, worsening);
        expect(new Set(cell).size).toBe(cell.length);
        expect(cell.length).toBeLessThanOrEqual(4);
        expect(cell.every((principle) => principle >= 1 && principle <= 40)).toBe(true);
      }
    }
    expect(filledCells()).toBeGreaterThan(1_200);
  });

  it('uses parameter changes most often, preliminary action next, as the literature says', () => {
    expect(
      mostUsed()
        .slice(0, 2)
        .map(({ principle }) => principle),
    ).toEqual([35, 10]);
  });
});
