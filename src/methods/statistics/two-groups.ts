import { meanOf, quantileOfSorted, varianceOf } from './describe.ts';
import { normalAt } from './distributions.ts';
import { rank } from './ranks.ts';
import { type Interval, normalBeyond, studentBeyond, studentInterval } from './tail-areas.ts';

export interface MeansCompared extends Interval {
  /** First less second. */
  readonly difference: number;
  readonly statistic: number;
  readonly freedom: number;
  readonly chance: number;
  /** Hedges' g: the difference in pooled standard deviations, put right for small samples. */
  readonly effect: number;
  readonly effectInterval: Interval;
}

/** Welch, Biometrika 34, 1947; the effect after Hedges, Journal of Educational Statistics 6, 1981. */
export function welchTest(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  confidence: number,
): MeansCompared | undefined {
  if (one.length < 2 || other.length < 2) return undefined;
  const [first, second] = [meanOf(one).mean, meanOf(other).mean];
  const [spreadOne, spreadOther] = [varianceOf(one, first), varianceOf(other, second)];
  const [partOne, partOther] = [spreadOne / one.length, spreadOther / other.length];
  const error = Math.sqrt(partOne + partOther);
  const difference = first - second;
  if (!(error > 0)) return undefined;
  const freedom =
    (partOne + partOther) ** 2 / (partOne ** 2 / (one.length - 1) + partOther ** 2 / (other.length - 1));
  const statistic = difference / error;
  const all = one.length + other.length;
  const pooled = ((one.length - 1) * spreadOne + (other.length - 1) * spreadOther) / (all - 2);
  const effect = (difference / Math.sqrt(pooled)) * (1 - 3 / (4 * (all - 2) - 1));
  const effectError = Math.sqrt(all / (one.length * other.length) + effect ** 2 / (2 * all));
  const z = normalAt(0.5 + confidence / 2);
  return {
    difference,
    ...studentInterval(difference, error, freedom, confidence),
    statistic,
    freedom,
    chance: studentBeyond(statistic, freedom),
    effect,
    effectInterval: { low: effect - z * effectError, high: effect + z * effectError },
  };
}

export interface RanksCompared {
  /** U of the first group, which R calls W. */
  readonly statistic: number;
  readonly chance: number;
  readonly isExact: boolean;
  /** How often a value of the first group is above one of the second, ties half. */
  readonly above: number;
  readonly aboveInterval: Interval;
  /** The median of all differences; null where there are too many of them. */
  readonly shift: number | null;
  readonly shiftInterval: Interval | null;
}

/** Above this the numbers of arrangements are no longer exact. */
const mostForExact = 50;
const mostDifferences = 400_000;

/** Mann and Whitney, Annals of Mathematical Statistics 18, 1947: exact in small samples without ties, as R does it. */
export function mannWhitney(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  confidence: number,
): RanksCompared | undefined {
  const [m, n] = [one.length, other.length];
  if (m < 1 || n < 1) return undefined;
  const joined = new Float64Array(m + n);
  joined.set(Array.from(one));
  joined.set(Array.from(other), m);
  const { ranks, ties } = rank(joined);
  let sum = 0;
  for (let at = 0; at < m; at += 1) sum += ranks[at] ?? 0;
  const statistic = sum - (m * (m + 1)) / 2;
  const variance = ((m * n) / 12) * (m + n + 1 - ties / ((m + n) * (m + n - 1)));
  if (!(variance > 0)) return undefined;
  const isExact = ties === 0 && m + n <= mostForExact;
  const off = statistic - (m * n) / 2;
  const corrected = off - Math.sign(off) * 0.5;
  const above = statistic / (m * n);
  return {
    statistic,
    chance: isExact ? exactChance(statistic, m, n) : normalBeyond(corrected / Math.sqrt(variance)),
    isExact,
    above,
    aboveInterval: aboveInterval(above, m, n, confidence),
    ...shiftOf(one, other, Math.sqrt(variance), confidence),
  };
}

/** Both tails of the exact distribution, from the Gaussian binomial coefficients. */
function exactChance(statistic: number, m: number, n: number): number {
  const ways = new Float64Array(m * n + 1);
  ways[0] = 1;
  for (let step = 1; step <= m; step += 1) {
    const up = n + step;
    for (let at = m * n; at >= up; at -= 1) ways[at] = (ways[at] ?? 0) - (ways[at - up] ?? 0);
    for (let at = step; at <= m * n; at += 1) ways[at] = (ways[at] ?? 0) + (ways[at - step] ?? 0);
  }
  const end = Math.min(statistic, m * n - statistic);
  let tail = 0;
  let all = 0;
  for (const [at, count] of ways.entries()) {
    all += count;
    if (at <= end) tail += count;
  }
  return Math.min(1, (2 * tail) / all);
}

/** Hanley and McNeil, Radiology 143, 1982. */
function aboveInterval(above: number, m: number, n: number, confidence: number): Interval {
  const first = above / (2 - above);
  const second = (2 * above ** 2) / (1 + above);
  const error = Math.sqrt(
    Math.max(
      0,
      (above * (1 - above) + (m - 1) * (first - above ** 2) + (n - 1) * (second - above ** 2)) / (m * n),
    ),
  );
  const half = normalAt(0.5 + confidence / 2) * error;
  return { low: Math.max(0, above - half), high: Math.min(1, above + half) };
}

/** Hodges and Lehmann, Annals of Mathematical Statistics 34, 1963. */
function shiftOf(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  deviation: number,
  confidence: number,
): Pick<RanksCompared, 'shift' | 'shiftInterval'> {
  const all = one.length * other.length;
  if (all > mostDifferences) return { shift: null, shiftInterval: null };
  const differences = new Float64Array(all);
  let place = 0;
  for (let first = 0; first < one.length; first += 1)
    for (let second = 0; second < other.length; second += 1) {
      differences[place] = (one[first] ?? 0) - (other[second] ?? 0);
      place += 1;
    }
  differences.sort();
  const half = normalAt(0.5 + confidence / 2) * deviation;
  const cut = Math.max(0, Math.round(all / 2 - half) - 1);
  return {
    shift: quantileOfSorted(differences, 0.5),
    shiftInterval: { low: differences[cut] ?? 0, high: differences[all - 1 - cut] ?? 0 },
  };
}
