import { findRoot } from '../solve/find-root.ts';
import { normalAt, normalBelow, shiftedStudentBelow, studentAt } from '../statistics/distributions.ts';

const fewest = 2;
const most = 1e7;

export interface TestTerms {
  /** How often a difference may be seen where there is none, as a share, on both sides. */
  readonly alpha: number;
}

/** The chance to see a true difference between the means of two groups of `size` each, by a t test on both sides. */
export function powerOfMeans(
  size: number,
  difference: number,
  deviation: number,
  { alpha }: TestTerms,
): number {
  const freedom = 2 * (size - 1);
  const critical = studentAt(1 - alpha / 2, freedom);
  return 1 - shiftedStudentBelow(critical, freedom, Math.sqrt(size / 2) * (Math.abs(difference) / deviation));
}

/** How many of each group are needed, not rounded; as in Cohen, Statistical Power Analysis, 1988. */
export function sizeForMeans(
  difference: number,
  deviation: number,
  power: number,
  terms: TestTerms,
): number | undefined {
  const first =
    2 * ((normalAt(1 - terms.alpha / 2) + normalAt(power)) / (Math.abs(difference) / deviation)) ** 2;
  if (!Number.isFinite(first) || first > most) return undefined;
  // The normal answer is a little too small: the true one lies just above it.
  const low = Math.max(fewest, first - 1);
  return (
    findRoot((size) => powerOfMeans(size, difference, deviation, terms) - power, low, first + 10, 1e-7) ?? low
  );
}

/** The chance to see a true difference between two shares, by the normal test with a pooled share. */
export function powerOfShares(size: number, one: number, other: number, { alpha }: TestTerms): number {
  const mean = (one + other) / 2;
  const pooled = Math.sqrt(2 * mean * (1 - mean));
  const apart = Math.sqrt(one * (1 - one) + other * (1 - other));
  return normalBelow((Math.sqrt(size) * Math.abs(one - other) - normalAt(1 - alpha / 2) * pooled) / apart);
}

/** Fleiss, Statistical Methods for Rates and Proportions, 1981, without the correction for continuity. */
export function sizeForShares(one: number, other: number, power: number, { alpha }: TestTerms): number {
  const mean = (one + other) / 2;
  const sum =
    normalAt(1 - alpha / 2) * Math.sqrt(2 * mean * (1 - mean)) +
    normalAt(power) * Math.sqrt(one * (1 - one) + other * (1 - other));
  return (sum / (one - other)) ** 2;
}
