import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { isSolvable, isSolved, mixedTiles, pushTile, solvedTiles } from './rules.ts';

it('mixes only what can be solved', () => {
  for (let seed = 0; seed < 20; seed += 1) expect(isSolvable(mixedTiles(4, createRandom(seed)))).toBe(true);
  expect(isSolvable([1, 2, 3, 4, 5, 6, 8, 7, 0])).toBe(false);
  expect(isSolved(solvedTiles(3))).toBe(true);
});

it('pushes only tiles beside the gap, not round the edge', () => {
  const tiles = [1, 2, 3, 0, 4, 5, 6, 7, 8];
  expect(pushTile(tiles, 2)).toBe(tiles);
  expect(pushTile(tiles, 4)).toEqual([1, 2, 3, 4, 0, 5, 6, 7, 8]);
  expect(pushTile(tiles, 0)).toEqual([0, 2, 3, 1, 4, 5, 6, 7, 8]);
});
