import { describe, expect, it } from 'vitest';
import { arrowsOn, restsOf } from '../../methods/early-learning/follow-stroke.ts';
import { judgeStroke } from '../../methods/early-learning/judge-stroke.ts';
import { lengthOf, type Point, pointsOfPath } from '../../methods/early-learning/stroke-path.ts';
import { traceTolerance } from './bands.ts';
import { glyphPaper, strokesOfGlyphs } from './glyphs.ts';

const strokes = [...strokesOfGlyphs].flatMap(([glyph, paths]) =>
  paths.map((path, at) => ({ name: `${glyph}, stroke ${at + 1}`, points: pointsOfPath(path) })),
);
const tolerances = Object.values(traceTolerance);
const isDot = (points: readonly Point[]) => lengthOf(points) < 8;
const drawn = strokes.filter(({ points }) => !isDot(points));

describe('every glyph', () => {
  it('is there, twenty-six letters twice and ten digits, and stays on its paper', () => {
    expect([...strokesOfGlyphs.keys()].join('')).toHaveLength(26 + 26 + 10);
    for (const { name, points } of strokes)
      for (const [x, y] of points) {
        expect(x, name).toBeGreaterThanOrEqual(4);
        expect(x, name).toBeLessThanOrEqual(glyphPaper.width - 4);
        expect(y, name).toBeGreaterThanOrEqual(4);
        expect(y, name).toBeLessThanOrEqual(glyphPaper.height - 4);
      }
  });

  it.each(strokes)('$name passes when it is traced along itself', ({ points }) => {
    for (const tolerance of tolerances) expect(judgeStroke(points, points, tolerance).passed).toBe(true);
  });

  it.each(strokes)('$name passes with an unsteady hand', ({ points }) => {
    const unsteady = points.map(([x, y], at): Point => [x + 3 * Math.sin(at), y + 3 * Math.cos(at * 1.7)]);
    for (const tolerance of tolerances) expect(judgeStroke(unsteady, points, tolerance).passed).toBe(true);
  });

  it.each(drawn)('$name fails by its direction the other way round', ({ points }) => {
    for (const tolerance of tolerances)
      expect(judgeStroke(points.toReversed(), points, tolerance)).toMatchObject({ fault: 'direction' });
  });

  it.each(drawn)('$name fails when half of it is drawn, or a scribble', ({ points }) => {
    const half = halfOf(points);
    const scribble = Array.from({ length: 60 }, (_, at): Point => [(at * 37) % 100, (at * 53) % 140]);
    for (const tolerance of tolerances) {
      expect(judgeStroke(half, points, tolerance)).toMatchObject({ fault: 'too-short' });
      expect(judgeStroke(scribble, points, tolerance)).toMatchObject({ fault: 'off-line' });
    }
  });

  it.each(drawn)('$name can be followed with arrow keys to its end', ({ points }) => {
    const rests = restsOf(points);
    for (let at = 0; at < rests.length - 1; at++) expect(arrowsOn(rests, at).length).toBeGreaterThan(0);
    expect(arrowsOn(rests, rests.length - 1)).toEqual([]);
  });
});

describe('a dot', () => {
  const dot = pointsOfPath('M 50 26 L 50 28');
  it('is pressed, not missed and not drawn over the page', () => {
    expect(judgeStroke([[52, 29]], dot, 12).passed).toBe(true);
    expect(judgeStroke([[80, 90]], dot, 12)).toMatchObject({ fault: 'off-line' });
    expect(judgeStroke([], dot, 12)).toMatchObject({ fault: 'too-short' });
  });
});

function halfOf(points: readonly Point[]): Point[] {
  const wanted = lengthOf(points) / 2;
  const half: Point[] = [];
  for (const point of points) {
    const last = half.at(-1);
    if (last !== undefined && lengthOf([...half, point]) > wanted) {
      const share = (wanted - lengthOf(half)) / Math.hypot(point[0] - last[0], point[1] - last[1]);
      half.push([last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share]);
      break;
    }
    half.push(point);
  }
  return half;
}
