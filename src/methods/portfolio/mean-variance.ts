import { type Matrix, timesVector } from './covariance.ts';
import { solveLinear } from './solve-linear.ts';

/** Weights add up to one and stay within these. */
export interface Bounds {
  readonly least: readonly number[];
  readonly most: readonly number[];
}

const nearZero = 1e-11;
const mostSteps = 2_000;

export function areFeasible({ least, most }: Bounds): boolean {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const isOrdered = least.every((value, index) => value <= (most[index] ?? 0) + nearZero);
  return isOrdered && sum(least) <= 1 + nearZero && sum(most) >= 1 - nearZero;
}

/** The mix with the highest mean: what is left above the lowest weights goes to the best first. */
export function highestMean(means: readonly number[], { least, most }: Bounds): number[] {
  const weights = [...least];
  let left = 1 - weights.reduce((sum, value) => sum + value, 0);
  const order = means
    .map((_, index) => index)
    .toSorted((one, other) => (means[other] ?? 0) - (means[one] ?? 0));
  for (const index of order) {
    const more = Math.min(left, (most[index] ?? 0) - (weights[index] ?? 0));
    weights[index] = (weights[index] ?? 0) + more;
    left -= more;
  }
  return weights;
}

type Place = 'free' | 'least' | 'most';

/**
 * The mix that makes ½ w′Σw − λ μ′w smallest with weights that add up to one within their bounds: Markowitz, Portfolio selection, 1952, solved by
 * the primal active-set method (Nocedal and Wright, Numerical Optimization, 2nd edition, 2006, section 16.5). Σ must be positive definite.
 */
export function efficientMix(
  covariance: Matrix,
  means: readonly number[],
  bounds: Bounds,
  tolerance: number,
): number[] {
  let weights = highestMean(means, bounds);
  const places = weights.map((weight, index) => placeOf(weight, bounds, index));
  for (let step = 0; step < mostSteps; step += 1) {
    const free = places.flatMap((place, index) => (place === 'free' ? [index] : []));
    const aim = free.length === 0 ? undefined : aimOf(covariance, means, tolerance, weights, free);
    const towards = aim?.weights ?? weights;
    const { share, blocked, isUp } = stepTo(weights, towards, bounds, free);
    weights = weights.map((weight, index) => weight + share * ((towards[index] ?? 0) - weight));
    if (blocked !== undefined) {
      places[blocked] = isUp ? 'most' : 'least';
      weights[blocked] = (isUp ? bounds.most[blocked] : bounds.least[blocked]) ?? 0;
      continue;
    }
    const slope = timesVector(covariance, weights).map(
      (value, index) => value - tolerance * (means[index] ?? 0),
    );
    if (!release(places, slope, aim?.price, bounds)) return weights;
  }
  return weights;
}

function placeOf(weight: number, { least, most }: Bounds, index: number): Place {
  if (weight <= (least[index] ?? 0) + nearZero) return 'least';
  return weight >= (most[index] ?? 0) - nearZero ? 'most' : 'free';
}

/** Where the free weights would go if nothing bounded them, and what a unit of budget is worth there. */
function aimOf(
  covariance: Matrix,
  means: readonly number[],
  tolerance: number,
  weights: readonly number[],
  free: readonly number[],
): { weights: number[]; price: number } | undefined {
  const isFree = new Set(free);
  const bound = weights.map((weight, index) => (isFree.has(index) ? 0 : weight));
  const pulled = timesVector(covariance, bound);
  const left = 1 - bound.reduce((sum, value) => sum + value, 0);
  const matrix = [
    ...free.map((row) => [...free.map((column) => covariance[row]?.[column] ?? 0), -1]),
    [...free.map(() => 1), 0],
  ];
  const right = [...free.map((index) => tolerance * (means[index] ?? 0) - (pulled[index] ?? 0)), left];
  const solved = solveLinear(matrix, right);
  if (solved === undefined) return undefined;
  const aim = [...weights];
  for (const [at, index] of free.entries()) aim[index] = solved[at] ?? 0;
  return { weights: aim, price: solved.at(-1) ?? 0 };
}

/** How far the way can be gone before a weight meets its bound. */
function stepTo(
  weights: readonly number[],
  towards: readonly number[],
  { least, most }: Bounds,
  free: readonly number[],
): { share: number; blocked: number | undefined; isUp: boolean } {
  let share = 1;
  let isUp = false;
  let blocked: number | undefined;
  for (const index of free) {
    const weight = weights[index] ?? 0;
    const move = (towards[index] ?? 0) - weight;
    const room = move < 0 ? (least[index] ?? 0) - weight : (most[index] ?? 0) - weight;
    if (Math.abs(move) > Math.abs(room) + nearZero && Math.abs(room / move) < share) {
      share = Math.abs(room / move);
      blocked = index;
      isUp = move > 0;
    }
  }
  return { share, blocked, isUp };
}

/** Frees the weight whose bound costs most; false when none does, and the mix is the best one (the conditions of Karush, Kuhn and Tucker). */
function release(
  places: Place[],
  slope: readonly number[],
  price: number | undefined,
  bounds: Bounds,
): boolean {
  const movable = (index: number) => (bounds.most[index] ?? 0) - (bounds.least[index] ?? 0) > nearZero;
  const size = Math.max(nearZero, ...slope.map(Math.abs));
  const find = (place: Place, sign: number) =>
    places.reduce<number | undefined>((best, at, index) => {
      if (at !== place || !movable(index)) return best;
      return best === undefined || sign * (slope[index] ?? 0) < sign * (slope[best] ?? 0) ? index : best;
    }, undefined);
  const up = find('least', 1);
  const down = find('most', -1);
  const gainUp = up === undefined ? 0 : (price ?? Number.POSITIVE_INFINITY) - (slope[up] ?? 0);
  const gainDown = down === undefined ? 0 : (slope[down] ?? 0) - (price ?? Number.NEGATIVE_INFINITY);
  if (price === undefined) {
    // Every weight is at a bound: one must rise while another falls.
    if (up === undefined || down === undefined || (slope[down] ?? 0) - (slope[up] ?? 0) <= nearZero * size)
      return false;
    places[up] = 'free';
    places[down] = 'free';
    return true;
  }
  if (Math.max(gainUp, gainDown) <= nearZero * size) return false;
  const freed = gainUp >= gainDown ? up : down;
  if (freed !== undefined) places[freed] = 'free';
  return freed !== undefined;
}
