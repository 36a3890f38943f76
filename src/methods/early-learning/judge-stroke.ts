import { distance, lengthOf, type Point, resample } from './stroke-path.ts';

export type StrokeFault = 'direction' | 'too-short' | 'off-line';

export type StrokeJudgement =
  | { readonly passed: true }
  /** `where` is the point of the line at which it went wrong. */
  | { readonly passed: false; readonly fault: StrokeFault; readonly where: Point };

const points = 48;
/** A dot is pressed rather than drawn. */
const dotLength = 8;

/**
 * Holds a drawn stroke against the one to be traced by the discrete Fréchet distance (T. Eiter and H. Mannila, Computing Discrete
 * Fréchet Distance, 1994): the shortest leash with which one can walk along both, always forwards. So it sees at once whether a
 * stroke leaves the line, leaves out a part of it, or goes the other way; and closed strokes need no rule of their own.
 */
export function judgeStroke(
  drawn: readonly Point[],
  path: readonly Point[],
  tolerance: number,
): StrokeJudgement {
  const start = path[0] ?? [0, 0];
  const first = drawn[0];
  if (first === undefined) return { passed: false, fault: 'too-short', where: start };
  const length = lengthOf(path);
  if (length < dotLength) {
    const isNear = drawn.every((point) => distance(point, start) <= tolerance);
    return isNear ? { passed: true } : { passed: false, fault: 'off-line', where: start };
  }
  // A short stroke has little room: half of it must not pass for the whole.
  const leash = Math.min(tolerance, length * 0.36);
  const line = resample(path, points);
  const made = resample(drawn, points);
  const forwards = frechet(made, line);
  if (forwards <= leash) return { passed: true };
  if (frechet(made.toReversed(), line) <= leash) return { passed: false, fault: 'direction', where: start };
  return faultOf(made, line, leash);
}

/** Which of the three it was. A stroke that keeps to a part of the line was ended too early. */
function faultOf(made: readonly Point[], line: readonly Point[], leash: number): StrokeJudgement {
  const astray = made.find((point) => line.every((other) => distance(point, other) > leash));
  if (astray !== undefined) return { passed: false, fault: 'off-line', where: nearest(astray, line) };
  for (let share = points - 4; share >= 4; share -= 4) {
    const part = line.slice(0, share);
    if (frechet(made, part) <= leash)
      return { passed: false, fault: 'too-short', where: part.at(-1) ?? [0, 0] };
    if (frechet(made.toReversed(), line.slice(points - share)) <= leash)
      return { passed: false, fault: 'direction', where: line[0] ?? [0, 0] };
  }
  const isShort = lengthOf(made) < 0.7 * lengthOf(line);
  return { passed: false, fault: isShort ? 'too-short' : 'off-line', where: line[0] ?? [0, 0] };
}

function nearest(point: Point, line: readonly Point[]): Point {
  return line.reduce((best, other) => (distance(other, point) < distance(best, point) ? other : best));
}

function frechet(one: readonly Point[], other: readonly Point[]): number {
  let row: number[] = [];
  for (const [i, from] of one.entries()) {
    const next: number[] = [];
    for (const [j, to] of other.entries()) {
      const apart = distance(from, to);
      const before = Math.min(
        row[j] ?? Number.POSITIVE_INFINITY,
        next[j - 1] ?? Number.POSITIVE_INFINITY,
        row[j - 1] ?? Number.POSITIVE_INFINITY,
      );
      next.push(i === 0 && j === 0 ? apart : Math.max(before, apart));
    }
    row = next;
  }
  return row.at(-1) ?? Number.POSITIVE_INFINITY;
}
