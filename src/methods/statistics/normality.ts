import { meanOf } from './describe.ts';
import { normalAt, normalBelow } from './distributions.ts';
import { chiSquareAbove } from './tail-areas.ts';

export interface NormalityTest {
  readonly name: 'Shapiro–Wilk' | 'D’Agostino–Pearson';
  readonly statistic: number;
  readonly chance: number;
}

/** Royston's approximation is made for up to five thousand values. */
const mostForShapiro = 5_000;
const leastForShapiro = 3;

/** Whether values could come from a normal distribution; undefined where there are too few, or all are the same. */
export function testNormality(values: ArrayLike<number>): NormalityTest | undefined {
  if (values.length < leastForShapiro) return undefined;
  return values.length <= mostForShapiro ? shapiroWilk(values) : dagostinoPearson(values);
}

const firstWeight = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056];
const secondWeight = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633];
const smallCentre = [0.544, -0.39978, 0.025054, -6.714e-4];
const smallSpread = [1.3822, -0.77857, 0.062767, -0.0020322];
const largeCentre = [-1.5861, -0.31082, -0.083751, 0.0038915];
const largeSpread = [-0.4803, -0.082676, 0.0030302];
const smallest = 1e-99;
const few = 11;

/** Royston, Remark AS R94, Applied Statistics 44, 1995; the same as R's shapiro.test. */
export function shapiroWilk(values: ArrayLike<number>): NormalityTest | undefined {
  const sorted = Float64Array.from(values).toSorted();
  const count = sorted.length;
  const { mean } = meanOf(sorted);
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  if (count < leastForShapiro || squares <= 1e-19 * mean ** 2) return undefined;
  const weights = shapiroWeights(count);
  const lean = weights.reduce(
    (sum, weight, at) => sum + weight * ((sorted[count - 1 - at] ?? 0) - (sorted[at] ?? 0)),
    0,
  );
  const statistic = Math.min(1, lean ** 2 / squares);
  return { name: 'Shapiro–Wilk', statistic, chance: shapiroChance(statistic, count) };
}

function shapiroWeights(count: number): number[] {
  const half = Math.floor(count / 2);
  if (count === 3) return [Math.SQRT1_2];
  const middles = Array.from({ length: half }, (_, at) => normalAt((at + 1 - 0.375) / (count + 0.25)));
  const squares = 2 * middles.reduce((sum, value) => sum + value ** 2, 0);
  const root = Math.sqrt(squares);
  const by = 1 / Math.sqrt(count);
  const [m1 = 0, m2 = 0] = middles;
  const a1 = polynomial(firstWeight, by) - m1 / root;
  if (count <= 5) {
    const factor = Math.sqrt((squares - 2 * m1 ** 2) / (1 - 2 * a1 ** 2));
    return middles.map((value, at) => (at === 0 ? a1 : -value / factor));
  }
  const a2 = polynomial(secondWeight, by) - m2 / root;
  const factor = Math.sqrt((squares - 2 * m1 ** 2 - 2 * m2 ** 2) / (1 - 2 * a1 ** 2 - 2 * a2 ** 2));
  return middles.map((value, at) => [a1, a2][at] ?? -value / factor);
}

function shapiroChance(statistic: number, count: number): number {
  if (count === 3) {
    const chance = (6 / Math.PI) * (Math.asin(Math.sqrt(statistic)) - Math.asin(Math.sqrt(0.75)));
    return Math.max(0, Math.min(1, chance));
  }
  const off = Math.log(1 - statistic);
  if (!Number.isFinite(off)) return 1;
  if (count <= few) {
    const limit = -2.273 + 0.459 * count;
    if (off >= limit) return smallest;
    const value = -Math.log(limit - off);
    return (
      1 - normalBelow((value - polynomial(smallCentre, count)) / Math.exp(polynomial(smallSpread, count)))
    );
  }
  const log = Math.log(count);
  return normalBelow(-(off - polynomial(largeCentre, log)) / Math.exp(polynomial(largeSpread, log)));
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

/** D'Agostino, Belanger and D'Agostino, The American Statistician 44, 1990: skew and tails together. From 20 values on. */
export function dagostinoPearson(values: ArrayLike<number>): NormalityTest | undefined {
  const count = values.length;
  const { mean } = meanOf(values);
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < count; at += 1) {
    const off = (values[at] ?? 0) - mean;
    second += off ** 2 / count;
    third += off ** 3 / count;
    fourth += off ** 4 / count;
  }
  if (count < 20 || second <= 0) return undefined;
  const z1 = skewScore(third / second ** 1.5, count);
  const z2 = tailScore(fourth / second ** 2, count);
  const statistic = z1 ** 2 + z2 ** 2;
  if (!Number.isFinite(statistic)) return undefined;
  return { name: 'D’Agostino–Pearson', statistic, chance: chiSquareAbove(statistic, 2) };
}

function skewScore(skew: number, count: number): number {
  const y = skew * Math.sqrt(((count + 1) * (count + 3)) / (6 * (count - 2)));
  const beta =
    (3 * (count ** 2 + 27 * count - 70) * (count + 1) * (count + 3)) /
    ((count - 2) * (count + 5) * (count + 7) * (count + 9));
  const w = Math.sqrt(2 * (beta - 1)) - 1;
  const delta = 1 / Math.sqrt(0.5 * Math.log(w));
  return delta * Math.asinh(y / Math.sqrt(2 / (w - 1)));
}

/** Anscombe and Glynn, Biometrika 70, 1983. */
function tailScore(tails: number, count: number): number {
  const expected = (3 * (count - 1)) / (count + 1);
  const variance = (24 * count * (count - 2) * (count - 3)) / ((count + 1) ** 2 * (count + 3) * (count + 5));
  const x = (tails - expected) / Math.sqrt(variance);
  const moment =
    ((6 * (count ** 2 - 5 * count + 2)) / ((count + 7) * (count + 9))) *
    Math.sqrt((6 * (count + 3) * (count + 5)) / (count * (count - 2) * (count - 3)));
  const a = 6 + (8 / moment) * (2 / moment + Math.sqrt(1 + 4 / moment ** 2));
  const inner = (1 - 2 / a) / (1 + x * Math.sqrt(2 / (a - 4)));
  return (1 - 2 / (9 * a) - Math.cbrt(inner)) / Math.sqrt(2 / (9 * a));
}
