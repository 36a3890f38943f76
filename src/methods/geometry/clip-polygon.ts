export type Point = readonly [number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * What of a polygon lies within a box: cut at one side after the other. Sutherland and Hodgman, Reentrant polygon clipping,
 * Communications of the ACM 17(1), 1974. Empty when nothing does.
 */
export function clipPolygon(polygon: readonly Point[], { x, y, w, h }: Box): Point[] {
  const left = (points: readonly Point[]) => cut(points, 0, x, 1);
  const right = (points: readonly Point[]) => cut(points, 0, x + w, -1);
  const top = (points: readonly Point[]) => cut(points, 1, y, 1);
  const bottom = (points: readonly Point[]) => cut(points, 1, y + h, -1);
  return bottom(top(right(left(polygon))));
}

/** Keeps what lies on one side of a line that is upright (axis 0) or level (axis 1). */
function cut(points: readonly Point[], axis: 0 | 1, at: number, sign: 1 | -1): Point[] {
  const isIn = (point: Point) => sign * (point[axis] - at) >= 0;
  return points.flatMap((point, index): Point[] => {
    const before = points.at(index - 1) ?? point;
    if (isIn(point) === isIn(before)) return isIn(point) ? [point] : [];
    const share = (at - before[axis]) / (point[axis] - before[axis]);
    const edge: Point = [
      axis === 0 ? at : before[0] + share * (point[0] - before[0]),
      axis === 1 ? at : before[1] + share * (point[1] - before[1]),
    ];
    return isIn(point) ? [edge, point] : [edge];
  });
}
