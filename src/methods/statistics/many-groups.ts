import { meanOf, varianceOf } from './describe.ts';
import { holm } from './holm.ts';
import { shiftedChiSquareBelow, shiftedFisherBelow, shiftInterval } from './noncentral.ts';
import { rank } from './ranks.ts';
import { analysisOfVariance, type FisherTest } from './spread.ts';
import { chiSquareAbove, fisherAbove, type Interval } from './tail-areas.ts';
import { mannWhitney, welchTest } from './two-groups.ts';

/** Welch, On the comparison of several mean values, Biometrika 38, 1951: variances may differ. */
export function welchAnova(groups: readonly ArrayLike<number>[]): FisherTest | undefined {
  const weights: number[] = [];
  const means: number[] = [];
  for (const group of groups) {
    const { mean } = meanOf(group);
    const spread = group.length > 1 ? varianceOf(group, mean) : 0;
    if (!(spread > 0)) return undefined;
    weights.push(group.length / spread);
    means.push(mean);
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const grand = weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0) / all;
  const upper = groups.length - 1;
  const lean = weights.reduce(
    (sum, weight, at) => sum + (1 - weight / all) ** 2 / ((groups[at]?.length ?? 2) - 1),
    0,
  );
  const between = weights.reduce((sum, weight, at) => sum + weight * ((means[at] ?? 0) - grand) ** 2, 0);
  const k = groups.length;
  const statistic = between / upper / (1 + (2 * (k - 2) * lean) / (k ** 2 - 1));
  const lower = (k ** 2 - 1) / (3 * lean);
  return { statistic, upper, lower, chance: fisherAbove(statistic, upper, lower) };
}

export interface ExplainedShare {
  /** Eta squared: the share of the variance that lies between the groups. */
  readonly share: number;
  /** Omega squared, which does not flatter small samples. */
  readonly corrected: number;
  readonly interval: Interval;
  readonly plain: FisherTest;
}

export function explainedShare(
  groups: readonly ArrayLike<number>[],
  confidence: number,
): ExplainedShare | undefined {
  const found = analysisOfVariance(groups);
  if (found === undefined) return undefined;
  const { between, within, upper, lower, statistic } = found;
  const noise = within / lower;
  const count = upper + lower + 1;
  const shift = shiftInterval(
    (by) => shiftedFisherBelow(statistic, upper, lower, by),
    statistic * upper,
    upper,
    confidence,
  );
  return {
    share: between / (between + within),
    corrected: Math.max(0, (between - upper * noise) / (between + within + noise)),
    interval: { low: shift.low / (shift.low + count), high: shift.high / (shift.high + count) },
    plain: found,
  };
}

export interface RanksOfMany {
  readonly statistic: number;
  readonly freedom: number;
  readonly chance: number;
  /** Epsilon squared: the share of the variance of the ranks between the groups (Tomczak and Tomczak, 2014). */
  readonly effect: number;
  readonly effectInterval: Interval;
}

/** Kruskal and Wallis, Journal of the American Statistical Association 47, 1952, with the correction for ties. */
export function kruskalWallis(
  groups: readonly ArrayLike<number>[],
  confidence: number,
): RanksOfMany | undefined {
  const joined = Float64Array.from(groups.flatMap((group) => Array.from(group)));
  const count = joined.length;
  const { ranks, ties } = rank(joined);
  let place = 0;
  let sum = 0;
  for (const group of groups) {
    let total = 0;
    for (let at = 0; at < group.length; at += 1) total += ranks[place + at] ?? 0;
    place += group.length;
    sum += total ** 2 / group.length;
  }
  const put = 1 - ties / (count ** 3 - count);
  if (!(put > 0) || groups.length < 2) return undefined;
  const statistic = ((12 / (count * (count + 1))) * sum - 3 * (count + 1)) / put;
  const freedom = groups.length - 1;
  const shift = shiftInterval(
    (by) => shiftedChiSquareBelow(statistic, freedom, by),
    statistic,
    freedom,
    confidence,
  );
  const share = (shifted: number) => Math.min(1, shifted / (count - 1));
  return {
    statistic,
    freedom,
    chance: chiSquareAbove(statistic, freedom),
    effect: Math.min(1, statistic / (count - 1)),
    effectInterval: { low: share(shift.low), high: share(shift.high) },
  };
}

export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly difference: number | null;
  readonly interval: Interval | null;
  readonly chance: number;
  /** After Holm, for as many pairs as there are. */
  readonly corrected: number;
}

/** Every group against every other. Intervals are those of each pair by itself. */
export function comparePairs(
  groups: readonly ArrayLike<number>[],
  by: 'means' | 'ranks',
  confidence: number,
): Pair[] {
  const pairs: Omit<Pair, 'corrected'>[] = [];
  for (let one = 0; one < groups.length; one += 1)
    for (let other = one + 1; other < groups.length; other += 1) {
      const [first, second] = [groups[one] ?? [], groups[other] ?? []];
      const means = by === 'means' ? welchTest(first, second, confidence) : undefined;
      const ranks = by === 'ranks' ? mannWhitney(first, second, confidence) : undefined;
      pairs.push({
        one,
        other,
        difference: means?.difference ?? ranks?.shift ?? null,
        interval: means === undefined ? (ranks?.shiftInterval ?? null) : { low: means.low, high: means.high },
        chance: means?.chance ?? ranks?.chance ?? 1,
      });
    }
  const corrected = holm(pairs.map(({ chance }) => chance));
  return pairs.map((pair, at) => ({ ...pair, corrected: corrected[at] ?? 1 }));
}
