export type Point = readonly [x: number, y: number];

/**
 * The points of a stroke that is written as a path: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, and `A cx cy rx ry from to`, an arc
 * around a centre from one angle to the other in degrees. Zero degrees is right, ninety is down, as the screen has it.
 */
export function pointsOfPath(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCA])([^MLCA]*)/g)) {
    const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    points.push(...pointsOf(command, numbers, points.at(-1)));
  }
  return points;
}

const steps = 16;

function pointsOf(command: string, n: readonly number[], last: Point | undefined): Point[] {
  const at = (index: number) => n[index] ?? 0;
  if (command === 'M' || command === 'L') return [[at(0), at(1)]];
  const made: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    if (command === 'A') {
      const angle = ((at(4) + (at(5) - at(4)) * t) * Math.PI) / 180;
      made.push([at(0) + at(2) * Math.cos(angle), at(1) + at(3) * Math.sin(angle)]);
    } else {
      const [x, y] = last ?? [0, 0];
      made.push([cubic(x, at(0), at(2), at(4), t), cubic(y, at(1), at(3), at(5), t)]);
    }
  }
  return made;
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

export function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let at = 1; at < points.length; at++) length += distance(points[at - 1] as Point, points[at] as Point);
  return length;
}

/** So many points at even distances along the line. */
export function resample(points: readonly Point[], count: number): Point[] {
  const first = points[0];
  if (first === undefined) return [];
  const length = lengthOf(points);
  if (length === 0) return Array.from({ length: count }, () => first);
  const made: Point[] = [];
  let at = 1;
  let passed = 0;
  for (let index = 0; index < count; index++) {
    const wanted = (length * index) / (count - 1);
    let from = points[at - 1] as Point;
    let to = points[at] as Point;
    let piece = distance(from, to);
    while (at < points.length - 1 && passed + piece < wanted) {
      passed += piece;
      at += 1;
      from = points[at - 1] as Point;
      to = points[at] as Point;
      piece = distance(from, to);
    }
    const share = piece === 0 ? 0 : Math.min(1, Math.max(0, (wanted - passed) / piece));
    made.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  }
  return made;
}
