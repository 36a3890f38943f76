import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { isStuck, newTiles, pushRow, slide } from './rules.ts';

describe('2048', () => {
  it('joins equal neighbours once, from the side that is pushed to', () => {
    expect(pushRow([2, 2, 2, 2])).toEqual({ row: [4, 4, 0, 0], gained: 8 });
    expect(pushRow([2, 2, 2, 0])).toEqual({ row: [4, 2, 0, 0], gained: 4 });
    expect(pushRow([0, 4, 0, 4])).toEqual({ row: [8, 0, 0, 0], gained: 8 });
    expect(pushRow([4, 2, 2, 0])).toEqual({ row: [4, 4, 0, 0], gained: 4 });
  });

  it('pushes in all four directions', () => {
    const tiles = [2, 0, 0, 2];
    expect(slide(tiles, 'left').tiles).toEqual([2, 0, 2, 0]);
    expect(slide(tiles, 'right').tiles).toEqual([0, 2, 0, 2]);
    expect(slide(tiles, 'up').tiles).toEqual([2, 2, 0, 0]);
    expect(slide(tiles, 'down').tiles).toEqual([0, 0, 2, 2]);
    expect(slide([2, 0, 2, 0], 'left').moved).toBe(false);
  });

  it('starts with two tiles and knows when nothing moves', () => {
    expect(newTiles(4, createRandom(3)).filter((value) => value > 0)).toHaveLength(2);
    expect(isStuck([2, 4, 4, 2])).toBe(true);
    expect(isStuck([2, 2, 4, 8])).toBe(false);
  });
});
