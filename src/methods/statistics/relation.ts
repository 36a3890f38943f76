import { meanOf } from './describe.ts';
import { normalAt } from './distributions.ts';
import { orderOf, rank } from './ranks.ts';
import { type Interval, normalBeyond, studentBeyond } from './tail-areas.ts';

export interface Correlation {
  readonly value: number;
  readonly chance: number;
  readonly interval: Interval | null;
}

/** Straight-line correlation with Fisher's interval; undefined where one of the two never varies. */
export function pearson(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  confidence: number,
): Correlation | undefined {
  const value = plainCorrelation(one, other);
  return value === undefined ? undefined : withChance(value, one.length, confidence, 1);
}

/** Spearman's correlation of ranks; the error of its interval after Bonett and Wright, Psychometrika 65, 2000. */
export function spearman(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  confidence: number,
): Correlation | undefined {
  const value = plainCorrelation(rank(one).ranks, rank(other).ranks);
  return value === undefined ? undefined : withChance(value, one.length, confidence, 1 + value ** 2 / 2);
}

function withChance(value: number, count: number, confidence: number, inflation: number): Correlation {
  const freedom = count - 2;
  const rest = 1 - value ** 2;
  const chance = freedom < 1 ? 1 : rest <= 0 ? 0 : studentBeyond(value * Math.sqrt(freedom / rest), freedom);
  if (count < 4 || rest <= 0) return { value, chance, interval: null };
  const middle = Math.atanh(value);
  const half = normalAt(0.5 + confidence / 2) * Math.sqrt(inflation / (count - 3));
  return {
    value,
    chance,
    interval: { low: Math.tanh(middle - half), high: Math.tanh(middle + half) },
  };
}

export function plainCorrelation(one: ArrayLike<number>, other: ArrayLike<number>): number | undefined {
  const [first, second] = [meanOf(one).mean, meanOf(other).mean];
  let together = 0;
  let squaresOne = 0;
  let squaresOther = 0;
  for (let at = 0; at < one.length; at += 1) {
    const x = (one[at] ?? 0) - first;
    const y = (other[at] ?? 0) - second;
    together += x * y;
    squaresOne += x * x;
    squaresOther += y * y;
  }
  const value = together / Math.sqrt(squaresOne) / Math.sqrt(squaresOther);
  return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : undefined;
}

/**
 * Kendall's tau-b in n log n steps (Knight, Journal of the American Statistical Association 61, 1966); its chance from the
 * normal distribution with the correction for ties, as R gives it where there are ties.
 */
export function kendall(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  confidence: number,
): Correlation | undefined {
  const count = one.length;
  const byFirst = orderOf(other).toSorted(
    (a, b) => (one[a] ?? 0) - (one[b] ?? 0) || (other[a] ?? 0) - (other[b] ?? 0),
  );
  const seconds = Float64Array.from(byFirst, (at) => other[at] ?? 0);
  const firsts = Float64Array.from(byFirst, (at) => one[at] ?? 0);
  const tiesBoth = countTies(firsts, seconds);
  const tiesOne = countTies(firsts);
  const swaps = mergeSwaps(seconds);
  const tiesOther = countTies(seconds);
  const all = (count * (count - 1)) / 2;
  const balance = all - tiesOne.pairs - tiesOther.pairs + tiesBoth.pairs - 2 * swaps;
  const below = Math.sqrt(all - tiesOne.pairs) * Math.sqrt(all - tiesOther.pairs);
  if (!(below > 0)) return undefined;
  const variance =
    (count * (count - 1) * (2 * count + 5) - tiesOne.weighted - tiesOther.weighted) / 18 +
    (2 * tiesOne.pairs * tiesOther.pairs) / (count * (count - 1)) +
    (count > 2 ? (tiesOne.triples * tiesOther.triples) / (9 * count * (count - 1) * (count - 2)) : 0);
  const value = Math.max(-1, Math.min(1, balance / below));
  const error = Math.sqrt(0.437 / Math.max(1, count - 4));
  const half = normalAt(0.5 + confidence / 2) * error;
  return {
    value,
    chance: variance > 0 ? normalBeyond(balance / Math.sqrt(variance)) : 1,
    // Fieller, Hartley and Pearson, Biometrika 44, 1957.
    interval:
      count < 5 || Math.abs(value) >= 1
        ? null
        : { low: Math.tanh(Math.atanh(value) - half), high: Math.tanh(Math.atanh(value) + half) },
  };
}

interface Ties {
  readonly pairs: number;
  readonly weighted: number;
  readonly triples: number;
}

/** Of values in order: how many pairs are the same. */
function countTies(sorted: Float64Array, also?: Float64Array): Ties {
  let pairs = 0;
  let weighted = 0;
  let triples = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && sorted[end] === sorted[start] && also?.[end] === also?.[start]) end += 1;
    const tied = end - start;
    pairs += (tied * (tied - 1)) / 2;
    weighted += tied * (tied - 1) * (2 * tied + 5);
    triples += tied * (tied - 1) * (tied - 2);
    start = end;
  }
  return { pairs, weighted, triples };
}

/** Sorts in place and says how many exchanges of neighbours that is worth. */
function mergeSwaps(values: Float64Array): number {
  const spare = new Float64Array(values.length);
  let swaps = 0;
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const middle = Math.min(start + width, values.length);
      const end = Math.min(start + 2 * width, values.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const takesRight = left >= middle || (right < end && (values[right] ?? 0) < (values[left] ?? 0));
        spare[at] = (takesRight ? values[right] : values[left]) ?? 0;
        if (takesRight) {
          swaps += middle - left;
          right += 1;
        } else left += 1;
      }
    }
    values.set(spare);
  }
  return swaps;
}
