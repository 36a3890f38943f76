import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { moveSnake, newSnake, turn } from './rules.ts';

const random = createRandom(2);

describe('snake', () => {
  it('grows by one and scores when it eats', () => {
    const start = newSnake(10, true, random);
    const fed = moveSnake({ ...start, food: { x: 6, y: 5 } }, random);
    expect(fed.body).toHaveLength(4);
    expect(fed.score).toBe(10);
    expect(fed.body).not.toContainEqual(fed.food);
  });

  it('cannot turn back into itself, but can make two turns in a row', () => {
    const start = newSnake(10, true, random);
    expect(turn(start, 'left').turns).toEqual([]);
    expect(turn(turn(start, 'up'), 'left').turns).toEqual(['up', 'left']);
  });

  it('dies at a wall, or comes out on the other side without walls', () => {
    const run = (walls: boolean) =>
      Array.from({ length: 6 }).reduce<ReturnType<typeof newSnake>>(
        (state) => moveSnake({ ...state, food: { x: 0, y: 0 } }, random),
        newSnake(10, walls, random),
      );
    expect(run(true).over).toBe(true);
    expect(run(false).over).toBe(false);
  });
});
