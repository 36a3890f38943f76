import library from 'jstat';
import { normalAt, normalBelow, studentAt } from './distributions.ts';

const mostSteps = 100_000;
const near = 1e-15;
const tiny = 1e-300;
/** From here on the expansion about the normal distribution is exact to more than ten digits. */
const manyFreedom = 200;

/**
 * The incomplete beta function by Lentz's continued fraction (Press and others, Numerical Recipes, section 6.4). The one
 * in the library stops after a hundred steps, which is too few for samples of a hundred thousand.
 */
export function betaShare(x: number, a: number, b: number): number {
  if (!(x > 0)) return 0;
  if (x >= 1) return 1;
  const scale =
    library.gammaln(a + b) - library.gammaln(a) - library.gammaln(b) + a * Math.log(x) + b * Math.log1p(-x);
  const front = Math.exp(scale);
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b;
}

function continuedFraction(x: number, a: number, b: number): number {
  const kept = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let step = 1; step <= mostSteps; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / kept(1 + even * d);
    c = kept(1 + even / c);
    value *= d * c;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / kept(1 + odd * d);
    c = kept(1 + odd / c);
    const change = d * c;
    value *= change;
    if (Math.abs(change - 1) < near) break;
  }
  return value;
}

/** How often Student's t is at least so far from zero, on either side. */
export function studentBeyond(value: number, freedom: number): number {
  return betaShare(freedom / (freedom + value * value), freedom / 2, 0.5);
}

/** How often Fisher's F is at least so large. */
export function fisherAbove(value: number, upper: number, lower: number): number {
  if (!(value > 0)) return 1;
  return betaShare(lower / (lower + upper * value), lower / 2, upper / 2);
}

export function chiSquareAbove(value: number, freedom: number): number {
  if (!(value > 0)) return 1;
  return Math.min(1, Math.max(0, 1 - library.chisquare.cdf(value, freedom)));
}

/** How often a standard normal value is at least so far from zero, on either side. */
export function normalBeyond(value: number): number {
  return Math.min(1, 2 * normalBelow(-Math.abs(value)));
}

/** The value of Student's t below which a share lies; Cornish and Fisher's expansion where there are many degrees. */
export function studentQuantile(share: number, freedom: number): number {
  if (freedom < manyFreedom) return studentAt(share, freedom);
  const z = normalAt(share);
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The lower and upper end about an estimate whose error follows Student's distribution. */
export function studentInterval(
  estimate: number,
  error: number,
  freedom: number,
  confidence: number,
): Interval {
  const half = studentQuantile(0.5 + confidence / 2, freedom) * error;
  return { low: estimate - half, high: estimate + half };
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}
