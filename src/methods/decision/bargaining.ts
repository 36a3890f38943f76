export interface Point {
  readonly ours: number;
  readonly theirs: number;
}

/** Leaves those points that give both sides at least what they have without an agreement. */
export function acceptable<One extends Point>(points: readonly One[], reserve: Point): One[] {
  return points.filter(({ ours, theirs }) => ours >= reserve.ours && theirs >= reserve.theirs);
}

/** Nash, The bargaining problem, Econometrica 18, 1950: the largest product of what both gain over no agreement. */
export function nashChoice<One extends Point>(points: readonly One[], reserve: Point): One | undefined {
  let best: One | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of acceptable(points, reserve)) {
    const product = (one.ours - reserve.ours) * (one.theirs - reserve.theirs);
    if (product > most) {
      most = product;
      best = one;
    }
  }
  return best;
}

/** The most that each side could get while the other still agrees. */
export function idealPoint(points: readonly Point[], reserve: Point): Point | undefined {
  const possible = acceptable(points, reserve);
  if (possible.length === 0) return undefined;
  return {
    ours: Math.max(...possible.map(({ ours }) => ours)),
    theirs: Math.max(...possible.map(({ theirs }) => theirs)),
  };
}

/**
 * Kalai and Smorodinsky, Other solutions to Nash's bargaining problem, Econometrica 43, 1975: both get the same share of the most
 * that they could gain. Of single points, the one whose smaller share is largest, and then whose larger one is.
 */
export function kalaiSmorodinskyChoice<One extends Point>(
  points: readonly One[],
  reserve: Point,
): One | undefined {
  const ideal = idealPoint(points, reserve);
  if (ideal === undefined) return undefined;
  const share = (value: number, least: number, most: number) =>
    most > least ? (value - least) / (most - least) : 1;
  let best: { one: One; low: number; high: number } | undefined;
  for (const one of acceptable(points, reserve)) {
    const ours = share(one.ours, reserve.ours, ideal.ours);
    const theirs = share(one.theirs, reserve.theirs, ideal.theirs);
    const low = Math.min(ours, theirs);
    const high = Math.max(ours, theirs);
    if (best === undefined || low > best.low || (low === best.low && high > best.high))
      best = { one, low, high };
  }
  return best?.one;
}

/** The outer edge of what mixing points can reach, best for us first: what settings between the listed ones would allow. */
export function upperEdge(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => other.ours - one.ours || other.theirs - one.theirs);
  const edge: Point[] = [];
  for (const point of sorted) {
    if (edge.length > 0 && point.theirs <= (edge.at(-1)?.theirs ?? 0)) continue;
    for (;;) {
      const last = edge.at(-1);
      const before = edge.at(-2);
      if (last === undefined || before === undefined) break;
      const turn =
        (last.ours - before.ours) * (point.theirs - before.theirs) -
        (last.theirs - before.theirs) * (point.ours - before.ours);
      if (turn > 0) break;
      edge.pop();
    }
    edge.push(point);
  }
  return edge;
}

/** The point of Nash on the outer edge, where settings may lie between the listed ones. */
export function nashPoint(points: readonly Point[], reserve: Point): Point | undefined {
  const edge = upperEdge(points);
  const candidates: Point[] = [...edge];
  for (const [at, start] of edge.entries()) {
    const end = edge[at + 1];
    if (end === undefined) continue;
    const run = end.ours - start.ours;
    const rise = end.theirs - start.theirs;
    if (run * rise === 0) continue;
    // The product along the line is a parabola; its top is where the derivative is zero.
    const top =
      -((start.ours - reserve.ours) * rise + (start.theirs - reserve.theirs) * run) / (2 * run * rise);
    const share = Math.min(1, Math.max(0, top));
    candidates.push({ ours: start.ours + share * run, theirs: start.theirs + share * rise });
  }
  return nashChoice(candidates, reserve);
}

/** The point of Kalai and Smorodinsky on the outer edge: where the line from the reserves to the ideal meets it. */
export function kalaiSmorodinskyPoint(points: readonly Point[], reserve: Point): Point | undefined {
  const edge = upperEdge(points);
  const ideal = idealOfEdge(edge, reserve);
  if (ideal === undefined) return undefined;
  const height = (point: Point) =>
    (point.theirs - reserve.theirs) * (ideal.ours - reserve.ours) -
    (point.ours - reserve.ours) * (ideal.theirs - reserve.theirs);
  for (const [at, start] of edge.entries()) {
    const end = edge[at + 1];
    const low = height(start);
    if (low === 0) return start;
    if (end === undefined) continue;
    const high = height(end);
    if (low < 0 && high >= 0) {
      const share = -low / (high - low);
      return {
        ours: start.ours + share * (end.ours - start.ours),
        theirs: start.theirs + share * (end.theirs - start.theirs),
      };
    }
  }
  return kalaiSmorodinskyChoice(edge, reserve);
}

/** The ideal when settings between the listed ones count: the edge is cut where the other side stops agreeing. */
function idealOfEdge(edge: readonly Point[], reserve: Point): Point | undefined {
  let ours = Number.NEGATIVE_INFINITY;
  let theirs = Number.NEGATIVE_INFINITY;
  const take = (point: Point) => {
    if (point.theirs >= reserve.theirs - 1e-12) ours = Math.max(ours, point.ours);
    if (point.ours >= reserve.ours - 1e-12) theirs = Math.max(theirs, point.theirs);
  };
  for (const [at, start] of edge.entries()) {
    take(start);
    const end = edge[at + 1];
    if (end === undefined) continue;
    for (const share of [
      (reserve.theirs - start.theirs) / (end.theirs - start.theirs),
      (reserve.ours - start.ours) / (end.ours - start.ours),
    ])
      if (share > 0 && share < 1)
        take({
          ours: start.ours + share * (end.ours - start.ours),
          theirs: start.theirs + share * (end.theirs - start.theirs),
        });
  }
  const isPossible = ours >= reserve.ours && theirs >= reserve.theirs;
  return isPossible && Number.isFinite(ours) && Number.isFinite(theirs) ? { ours, theirs } : undefined;
}
