import { lengthOf, type Point, resample } from './stroke-path.ts';

export type Arrow = 'left' | 'right' | 'up' | 'down';

const directions: Readonly<Record<Arrow, Point>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const stepLength = 12;

/** The points at which a pen that is moved by keys rests on its way along a stroke. */
export function restsOf(path: readonly Point[]): Point[] {
  return resample(path, Math.max(2, Math.round(lengthOf(path) / stepLength) + 1));
}

/** The arrows that lead on from a rest: both where the line is slanting. None at the end. */
export function arrowsOn(rests: readonly Point[], at: number): Arrow[] {
  const from = rests[at];
  const to = rests[at + 1];
  if (from === undefined || to === undefined) return [];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  if (length < 1) return ['down'];
  return (Object.keys(directions) as Arrow[])
    .map((arrow) => ({ arrow, along: (directions[arrow][0] * x + directions[arrow][1] * y) / length }))
    .filter(({ along }) => along > 0.38)
    .toSorted((one, other) => other.along - one.along)
    .map(({ arrow }) => arrow);
}
