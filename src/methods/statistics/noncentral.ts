import library from 'jstat';
import { findRoot } from '../solve/find-root.ts';
import { normalAt } from './distributions.ts';
import { betaShare, type Interval } from './tail-areas.ts';

/** Beyond this, the square root of the statistic is normal with variance one for all that matters. */
const farAway = 1_500;
const widthOfSum = 9;

/** The share of a noncentral F distribution below a value: Poisson weights over beta shares. */
export function shiftedFisherBelow(value: number, upper: number, lower: number, shift: number): number {
  const x = (upper * value) / (upper * value + lower);
  return mixed(shift, (step) => betaShare(x, upper / 2 + step, lower / 2));
}

/** The share of a noncentral chi-square distribution below a value. */
export function shiftedChiSquareBelow(value: number, freedom: number, shift: number): number {
  return mixed(shift, (step) => library.chisquare.cdf(value, freedom + 2 * step));
}

function mixed(shift: number, share: (step: number) => number): number {
  const half = shift / 2;
  if (half === 0) return share(0);
  const width = widthOfSum * Math.sqrt(half) + 20;
  const first = Math.max(0, Math.floor(half - width));
  const last = Math.ceil(half + width);
  let sum = 0;
  for (let step = first; step <= last; step += 1)
    sum += Math.exp(step * Math.log(half) - half - library.gammaln(step + 1)) * share(step);
  return Math.min(1, sum);
}

/**
 * The shifts between which the true one lies, by turning the test round (Steiger, Beyond the F test, Psychological Methods
 * 9, 2004). `below` gives the share below what was seen for a shift; `seen` is the statistic as a chi-square.
 */
export function shiftInterval(
  below: (shift: number) => number,
  seen: number,
  freedom: number,
  confidence: number,
): Interval {
  const tail = (1 - confidence) / 2;
  if (seen > farAway) {
    const z = normalAt(1 - tail);
    const at = (root: number) => Math.max(0, root ** 2 - (freedom - 1));
    return { low: at(Math.max(0, Math.sqrt(seen) - z)), high: at(Math.sqrt(seen) + z) };
  }
  const most = 4 * seen + 20 * freedom + 60;
  const end = (share: number) =>
    below(0) <= share ? 0 : (findRoot((shift) => below(shift) - share, 0, most, 1e-6) ?? 0);
  return { low: end(1 - tail), high: end(tail) };
}
