import { meanOf, quantileOfSorted } from './describe.ts';
import { fisherAbove } from './tail-areas.ts';

export interface FisherTest {
  readonly statistic: number;
  readonly upper: number;
  readonly lower: number;
  readonly chance: number;
}

/**
 * Brown and Forsythe, Robust tests for the equality of variances, Journal of the American Statistical Association 69, 1974:
 * Levene's test about the medians. Undefined where no group has any spread.
 */
export function brownForsythe(groups: readonly ArrayLike<number>[]): FisherTest | undefined {
  return analysisOfVariance(
    groups.map((group) => {
      const median = quantileOfSorted(Float64Array.from(group).toSorted(), 0.5);
      return Float64Array.from(group, (value) => Math.abs(value - median));
    }),
  );
}

/** Fisher's analysis of variance of one factor, with what it leaves unexplained. */
export function analysisOfVariance(
  groups: readonly ArrayLike<number>[],
): (FisherTest & { readonly between: number; readonly within: number }) | undefined {
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const means = groups.map((group) => meanOf(group).mean);
  const grand = groups.reduce((sum, group, at) => sum + group.length * (means[at] ?? 0), 0) / count;
  let between = 0;
  let within = 0;
  for (const [at, group] of groups.entries()) {
    const mean = means[at] ?? 0;
    between += group.length * (mean - grand) ** 2;
    for (let place = 0; place < group.length; place += 1) within += ((group[place] ?? 0) - mean) ** 2;
  }
  const upper = groups.length - 1;
  const lower = count - groups.length;
  if (upper < 1 || lower < 1 || within <= 0) return undefined;
  const statistic = between / upper / (within / lower);
  return { statistic, upper, lower, chance: fisherAbove(statistic, upper, lower), between, within };
}
