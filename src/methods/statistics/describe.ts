/** What a column of figures looks like. */
export interface Description {
  readonly count: number;
  readonly sum: number;
  readonly mean: number;
  /** With n − 1 below; null for a single value. */
  readonly variance: number | null;
  readonly deviation: number | null;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly greatest: number;
  /** The adjusted Fisher–Pearson coefficient G1 (Joanes and Gill, The Statistician 47, 1998); null below three values. */
  readonly skew: number | null;
  /** The median distance from the median. */
  readonly medianDeviation: number;
}

export function describe(values: ArrayLike<number>): Description | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const sorted = new Float64Array(values).toSorted();
  const { mean, sum } = meanOf(sorted);
  let second = 0;
  let third = 0;
  for (const value of sorted) {
    const off = value - mean;
    second += off * off;
    third += off * off * off;
  }
  const variance = count > 1 ? second / (count - 1) : null;
  const median = quantileOfSorted(sorted, 0.5);
  const distances = sorted.map((value) => Math.abs(value - median)).toSorted();
  return {
    count,
    sum,
    mean,
    variance,
    deviation: variance === null ? null : Math.sqrt(variance),
    least: sorted[0] ?? 0,
    lowerQuartile: quantileOfSorted(sorted, 0.25),
    median,
    upperQuartile: quantileOfSorted(sorted, 0.75),
    greatest: sorted[count - 1] ?? 0,
    skew: skewOf(count, second, third),
    medianDeviation: quantileOfSorted(distances, 0.5),
  };
}

function skewOf(count: number, second: number, third: number): number | null {
  if (count < 3 || second <= 0) return null;
  const plain = third / count / (second / count) ** 1.5;
  const skew = (plain * Math.sqrt(count * (count - 1))) / (count - 2);
  return Number.isFinite(skew) ? skew : null;
}

/** In two passes, so that large values do not swallow small differences. */
export function meanOf(values: ArrayLike<number>): { readonly mean: number; readonly sum: number } {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  const first = sum / values.length;
  let rest = 0;
  for (let at = 0; at < values.length; at += 1) rest += (values[at] ?? 0) - first;
  return { mean: first + rest / values.length, sum };
}

export function varianceOf(values: ArrayLike<number>, mean = meanOf(values).mean): number {
  let total = 0;
  for (let at = 0; at < values.length; at += 1) total += ((values[at] ?? 0) - mean) ** 2;
  return total / (values.length - 1);
}

/** Type 7 of Hyndman and Fan, The American Statistician 50, 1996: what R and spreadsheets give unasked. */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
  return low + (place - below) * (high - low);
}
