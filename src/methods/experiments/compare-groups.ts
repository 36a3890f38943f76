import { mean, sampleVariance } from 'simple-statistics';
import { normalAt, normalBelow, studentAt, studentBelow } from '../statistics/distributions.ts';

export interface GroupComparison {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** How often so large a difference would be seen where there is none. */
  readonly chance: number;
  readonly statistic: number;
  readonly freedom?: number;
}

/** Welch, The generalization of Student's problem, Biometrika 34, 1947: the deviations may differ. Second less first. */
export function compareMeans(
  one: readonly number[],
  other: readonly number[],
  alpha: number,
): GroupComparison | undefined {
  if (one.length < 2 || other.length < 2) return undefined;
  const partOne = sampleVariance([...one]) / one.length;
  const partOther = sampleVariance([...other]) / other.length;
  const error = Math.sqrt(partOne + partOther);
  if (error === 0) return undefined;
  const difference = mean([...other]) - mean([...one]);
  const freedom =
    (partOne + partOther) ** 2 / (partOne ** 2 / (one.length - 1) + partOther ** 2 / (other.length - 1));
  const statistic = difference / error;
  const margin = studentAt(1 - alpha / 2, freedom) * error;
  return {
    difference,
    low: difference - margin,
    high: difference + margin,
    chance: 2 * studentBelow(-Math.abs(statistic), freedom),
    statistic,
    freedom,
  };
}

interface Counted {
  readonly hits: number;
  readonly of: number;
}

/** Two shares by the pooled normal test, with Newcombe's interval (Statistics in Medicine 17, 1998, method 10). */
export function compareShares(one: Counted, other: Counted, alpha: number): GroupComparison | undefined {
  if (one.of === 0 || other.of === 0) return undefined;
  const first = one.hits / one.of;
  const second = other.hits / other.of;
  const pooled = (one.hits + other.hits) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  if (error === 0) return undefined;
  const statistic = (second - first) / error;
  const z = normalAt(1 - alpha / 2);
  const a = wilson(one, z);
  const b = wilson(other, z);
  return {
    difference: second - first,
    low: second - first - Math.hypot(second - b.low, a.high - first),
    high: second - first + Math.hypot(b.high - second, first - a.low),
    chance: 2 * normalBelow(-Math.abs(statistic)),
    statistic,
  };
}

function wilson({ hits, of }: Counted, z: number): { low: number; high: number } {
  const share = hits / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { low: middle - half, high: middle + half };
}
