import { meanOf, varianceOf } from './describe.ts';
import { rank } from './ranks.ts';
import { type Interval, normalBeyond, studentBeyond, studentInterval } from './tail-areas.ts';

export interface PairsCompared extends Interval {
  readonly difference: number;
  readonly statistic: number;
  readonly freedom: number;
  readonly chance: number;
  /** The mean difference in its own standard deviations. */
  readonly effect: number;
  readonly ranks: { readonly statistic: number; readonly chance: number } | null;
}

/** Student's test of differences, and Wilcoxon's signed ranks (Biometrics Bulletin 1, 1945) with the normal approximation. */
export function comparePaired(differences: ArrayLike<number>, confidence: number): PairsCompared | undefined {
  const count = differences.length;
  if (count < 2) return undefined;
  const { mean } = meanOf(differences);
  const deviation = Math.sqrt(varianceOf(differences, mean));
  if (!(deviation > 0)) return undefined;
  const error = deviation / Math.sqrt(count);
  const statistic = mean / error;
  return {
    difference: mean,
    ...studentInterval(mean, error, count - 1, confidence),
    statistic,
    freedom: count - 1,
    chance: studentBeyond(statistic, count - 1),
    effect: mean / deviation,
    ranks: signedRanks(differences),
  };
}

function signedRanks(differences: ArrayLike<number>): { statistic: number; chance: number } | null {
  const moved = Array.from(differences).filter((value) => value !== 0);
  const { ranks, ties } = rank(moved.map(Math.abs));
  const statistic = moved.reduce((sum, value, at) => sum + (value > 0 ? (ranks[at] ?? 0) : 0), 0);
  const count = moved.length;
  const variance = (count * (count + 1) * (2 * count + 1)) / 24 - ties / 48;
  if (!(variance > 0)) return null;
  const off = statistic - (count * (count + 1)) / 4;
  return { statistic, chance: normalBeyond((off - Math.sign(off) * 0.5) / Math.sqrt(variance)) };
}
