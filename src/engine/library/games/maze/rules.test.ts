import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { newMaze, routeTo, walk } from './rules.ts';

it('reaches every cell, and ways go both ways', () => {
  const maze = newMaze(12, createRandom(4));
  for (let cell = 1; cell < 144; cell += 1) expect(routeTo(maze, 0, cell).at(-1)).toBe(cell);
  expect(walk(maze, 0, 'up')).toBe(0);
  const openings = maze.ways.reduce((sum, ways) => sum + ways.size, 0);
  expect(openings).toBe(2 * 143);
});
