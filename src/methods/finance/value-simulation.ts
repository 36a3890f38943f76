import { quantileSorted } from 'simple-statistics';

export interface Spread {
  readonly mean: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** The share of trials below zero. */
  readonly lossShare: number;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly share: number }[];
}

const fewBins = 20;
const lowShare = 0.05;
const highShare = 0.95;

/** What many trials say together: their mean, the fifth, fiftieth and ninety-fifth of a hundred, and how they are spread. */
export function spreadOf(trials: readonly number[]): Spread {
  const sorted = trials.toSorted((one, other) => one - other);
  const count = sorted.length;
  return {
    mean: sorted.reduce((sum, value) => sum + value / count, 0),
    low: quantileSorted(sorted, lowShare),
    middle: quantileSorted(sorted, 0.5),
    high: quantileSorted(sorted, highShare),
    lossShare: sorted.filter((value) => value < 0).length / count,
    bins: binsOf(sorted),
  };
}

function binsOf(sorted: readonly number[]): Spread['bins'] {
  const from = sorted[0] ?? 0;
  const to = sorted.at(-1) ?? 0;
  if (from === to) return [{ from, to, share: 1 }];
  const width = (to - from) / fewBins;
  const counts = Array<number>(fewBins).fill(0);
  for (const value of sorted) {
    const bin = Math.min(fewBins - 1, Math.floor((value - from) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({
    from: from + bin * width,
    to: from + (bin + 1) * width,
    share: count / sorted.length,
  }));
}
