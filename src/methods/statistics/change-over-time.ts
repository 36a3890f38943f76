import { quantileOfSorted } from './describe.ts';
import { normalAt } from './distributions.ts';
import { rank } from './ranks.ts';
import { kendall } from './relation.ts';
import { type Interval, normalBeyond } from './tail-areas.ts';

export interface Trend {
  /** Kendall's S: rises less falls over all pairs. */
  readonly balance: number;
  readonly chance: number;
  readonly tau: number;
  /** Sen's slope per unit of time. */
  readonly slope: number;
  readonly slopeInterval: Interval;
  readonly intercept: number;
}

/** Pairs grow with the square: beyond this, whoever calls has to sum up by longer spans first. */
export const mostPoints = 1_500;

/**
 * Mann, Econometrica 13, 1945, and Sen, Journal of the American Statistical Association 63, 1968: whether values tend to
 * rise or fall, and by how much in the middle, whatever their distribution. Undefined below four points.
 */
export function trendOf(
  times: readonly number[],
  values: readonly number[],
  confidence: number,
): Trend | undefined {
  const count = values.length;
  if (count < 4 || count > mostPoints) return undefined;
  const slopes: number[] = [];
  let balance = 0;
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1) {
      const span = (times[other] ?? 0) - (times[one] ?? 0);
      const step = (values[other] ?? 0) - (values[one] ?? 0);
      if (span === 0) continue;
      balance += Math.sign(step) * Math.sign(span);
      slopes.push(step / span);
    }
  const { ties } = rank(values);
  if (slopes.length === 0 || ties === count ** 3 - count) return undefined;
  const variance = (count * (count - 1) * (2 * count + 5) - tieTerm(values)) / 18;
  const sorted = Float64Array.from(slopes).toSorted();
  const half = normalAt(0.5 + confidence / 2) * Math.sqrt(variance);
  const at = (place: number) => sorted[Math.max(0, Math.min(sorted.length - 1, Math.round(place)))] ?? 0;
  const slope = quantileOfSorted(sorted, 0.5);
  const offsets = Float64Array.from(values, (value, place) => value - slope * (times[place] ?? 0)).toSorted();
  return {
    balance,
    chance: normalBeyond((balance - Math.sign(balance)) / Math.sqrt(variance)),
    tau: kendall(times, values, confidence)?.value ?? 0,
    slope,
    slopeInterval: { low: at((sorted.length - half) / 2 - 1), high: at((sorted.length + half) / 2) },
    intercept: quantileOfSorted(offsets, 0.5),
  };
}

function tieTerm(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, tied) => sum + tied * (tied - 1) * (2 * tied + 5), 0);
}

export interface LevelShift {
  /** The last place before the level changes. */
  readonly after: number;
  readonly statistic: number;
  readonly chance: number;
}

/** Pettitt, A non-parametric approach to the change-point problem, Applied Statistics 28, 1979. */
export function levelShift(values: readonly number[]): LevelShift | undefined {
  const count = values.length;
  if (count < 4) return undefined;
  const { ranks } = rank(values);
  let sum = 0;
  let after = 0;
  let statistic = -1;
  for (let at = 0; at < count - 1; at += 1) {
    sum += ranks[at] ?? 0;
    const off = Math.abs(2 * sum - (at + 1) * (count + 1));
    if (off > statistic) {
      statistic = off;
      after = at;
    }
  }
  const chance = 2 * Math.exp((-6 * statistic ** 2) / (count ** 3 + count ** 2));
  return { after, statistic, chance: Math.min(1, chance) };
}

/** How much each value has to do with the one before it. */
export function followingCorrelation(values: readonly number[]): number | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let together = 0;
  let squares = 0;
  for (const [at, value] of values.entries()) {
    squares += (value - mean) ** 2;
    if (at > 0) together += (value - mean) * ((values[at - 1] ?? 0) - mean);
  }
  return squares > 0 ? together / squares : null;
}
