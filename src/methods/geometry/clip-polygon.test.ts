import { describe, expect, it } from 'vitest';
import { clipPolygon, type Point } from './clip-polygon.ts';

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(twice) / 2;
}

const box = { x: 0, y: 0, w: 10, h: 10 };

describe('a polygon cut to a box', () => {
  it('stays whole inside and vanishes outside', () => {
    const inside: Point[] = [
      [1, 1],
      [5, 1],
      [3, 4],
    ];
    expect(clipPolygon(inside, box)).toEqual(inside);
    expect(
      clipPolygon(
        inside.map(([x, y]) => [x + 20, y] as const),
        box,
      ),
    ).toEqual([]);
  });

  it('keeps the part that can be reckoned by hand', () => {
    // A square of side 10 about a corner of the box: a quarter of it is left.
    expect(
      areaOf(
        clipPolygon(
          [
            [-5, -5],
            [5, -5],
            [5, 5],
            [-5, 5],
          ],
          box,
        ),
      ),
    ).toBe(25);
    // A diamond about the middle of a side: half of it is left.
    expect(
      areaOf(
        clipPolygon(
          [
            [0, 2],
            [3, 5],
            [0, 8],
            [-3, 5],
          ],
          box,
        ),
      ),
    ).toBe(9);
    // A square around the box is the box.
    expect(
      areaOf(
        clipPolygon(
          [
            [-9, -9],
            [30, -9],
            [30, 30],
            [-9, 30],
          ],
          box,
        ),
      ),
    ).toBe(100);
  });
});
