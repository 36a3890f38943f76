import { normalBelow } from '../statistics/distributions.ts';

/** How well a value at risk foretold losses. Large statistics speak against it; p-values are shares. */
export interface LikelihoodRatio {
  readonly statistic: number;
  readonly pValue: number;
}

/** Zero times the logarithm of zero is zero, as what never happened adds nothing to a likelihood. */
function weighted(count: number, share: number): number {
  return count === 0 ? 0 : count * Math.log(share);
}

function oneFreedom(statistic: number): LikelihoodRatio {
  const safe = Math.max(0, statistic);
  return { statistic: safe, pValue: 2 * normalBelow(-Math.sqrt(safe)) };
}

/**
 * Proportion of failures: do losses beyond the value at risk come as often as they should?
 * Kupiec, Techniques for verifying the accuracy of risk measurement models, Journal of Derivatives 3 (2), 1995.
 */
export function kupiecTest(periods: number, failures: number, expectedShare: number): LikelihoodRatio {
  const share = failures / periods;
  const expected = weighted(periods - failures, 1 - expectedShare) + weighted(failures, expectedShare);
  const seen = weighted(periods - failures, 1 - share) + weighted(failures, share);
  return oneFreedom(2 * (seen - expected));
}

export interface Transitions {
  readonly calmToCalm: number;
  readonly calmToFailure: number;
  readonly failureToCalm: number;
  readonly failureToFailure: number;
}

export function transitionsOf(failed: readonly boolean[]): Transitions {
  const count = (before: boolean, after: boolean) =>
    failed.slice(1).filter((now, index) => now === after && failed[index] === before).length;
  return {
    calmToCalm: count(false, false),
    calmToFailure: count(false, true),
    failureToCalm: count(true, false),
    failureToFailure: count(true, true),
  };
}

/**
 * Independence: is a failure likelier after a failure? Undefined when there was none to follow. Christoffersen, Evaluating interval
 * forecasts, International Economic Review 39 (4), 1998.
 */
export function independenceTest({
  calmToCalm,
  calmToFailure,
  failureToCalm,
  failureToFailure,
}: Transitions): LikelihoodRatio | undefined {
  const afterCalm = calmToCalm + calmToFailure;
  const afterFailure = failureToCalm + failureToFailure;
  if (afterCalm === 0 || afterFailure === 0) return undefined;
  const all = (calmToFailure + failureToFailure) / (afterCalm + afterFailure);
  const fromCalm = calmToFailure / afterCalm;
  const fromFailure = failureToFailure / afterFailure;
  const same =
    weighted(calmToCalm + failureToCalm, 1 - all) + weighted(calmToFailure + failureToFailure, all);
  const different =
    weighted(calmToCalm, 1 - fromCalm) +
    weighted(calmToFailure, fromCalm) +
    weighted(failureToCalm, 1 - fromFailure) +
    weighted(failureToFailure, fromFailure);
  return oneFreedom(2 * (different - same));
}

/** Conditional coverage: both together, with two degrees of freedom, whose tail is e^(−x/2). */
export function conditionalCoverage(one: LikelihoodRatio, other: LikelihoodRatio): LikelihoodRatio {
  const statistic = one.statistic + other.statistic;
  return { statistic, pValue: Math.exp(-statistic / 2) };
}

/**
 * The zone of the Basel Committee's traffic light for a value at risk of 99 % over 250 days (Supervisory framework for the use of
 * backtesting, January 1996): green up to 4 failures, yellow from 5 to 9, red from 10.
 */
export function baselZone(failures: number): 'green' | 'yellow' | 'red' {
  if (failures < 5) return 'green';
  return failures < 10 ? 'yellow' : 'red';
}
