import type { Direction } from '../directions.ts';
import { pick, type Random } from '../random.ts';

export interface Maze {
  readonly size: number;
  /** Open ways of each cell. */
  readonly ways: readonly ReadonlySet<Direction>[];
}

const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
const opposites: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};
const directions = Object.keys(steps) as Direction[];

function cellAt(size: number, cell: number, direction: Direction): number {
  const x = (cell % size) + steps[direction][0];
  const y = Math.floor(cell / size) + steps[direction][1];
  return x < 0 || y < 0 || x >= size || y >= size ? -1 : y * size + x;
}

/** Walks at random and turns back in dead ends: every cell is reached by exactly one way. */
export function newMaze(size: number, random: Random): Maze {
  const ways = Array.from({ length: size * size }, () => new Set<Direction>());
  const seen = new Set([0]);
  const path = [0];
  while (path.length > 0) {
    const cell = path.at(-1) ?? 0;
    const open = directions.filter((direction) => {
      const next = cellAt(size, cell, direction);
      return next !== -1 && !seen.has(next);
    });
    if (open.length === 0) {
      path.pop();
      continue;
    }
    const direction = pick(random, open);
    const next = cellAt(size, cell, direction);
    ways[cell]?.add(direction);
    ways[next]?.add(opposites[direction]);
    seen.add(next);
    path.push(next);
  }
  return { size, ways };
}

/** The cell in that direction; the same one where a wall is. */
export function walk({ size, ways }: Maze, cell: number, direction: Direction): number {
  return ways[cell]?.has(direction) === true ? cellAt(size, cell, direction) : cell;
}

/** The shortest way to the exit, the first cell left out. */
export function routeTo(maze: Maze, from: number, to: number): number[] {
  const before = new Map<number, number>([[from, -1]]);
  const waiting = [from];
  for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift())
    for (const direction of directions) {
      const next = walk(maze, cell, direction);
      if (before.has(next)) continue;
      before.set(next, cell);
      waiting.push(next);
    }
  const route: number[] = [];
  for (let cell = to; cell !== from && cell !== -1; cell = before.get(cell) ?? -1) route.unshift(cell);
  return route;
}
