import type { Description } from './describe.ts';

/** Tukey, Exploratory Data Analysis, 1977: one and a half and three times the distance of the quartiles beyond them. */
const innerStep = 1.5;
const outerStep = 3;
/** Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993: beyond this a value deserves a look. */
const suspicious = 3.5;
/** Makes the median deviation of normal values their standard deviation. */
const toNormal = 0.6745;

export interface Fences {
  readonly low: number;
  readonly high: number;
  readonly farLow: number;
  readonly farHigh: number;
}

export interface Outlier {
  /** Its place among the values that were handed in. */
  readonly at: number;
  readonly value: number;
  readonly isFar: boolean;
  /** Null where more than half of the values are the same. */
  readonly modifiedZ: number | null;
}

export interface OutlierSearch {
  readonly fences: Fences;
  readonly outliers: readonly Outlier[];
  readonly beyondFences: number;
  readonly beyondModifiedZ: number;
}

export function fencesOf({ lowerQuartile, upperQuartile }: Description): Fences {
  const width = upperQuartile - lowerQuartile;
  return {
    low: lowerQuartile - innerStep * width,
    high: upperQuartile + innerStep * width,
    farLow: lowerQuartile - outerStep * width,
    farHigh: upperQuartile + outerStep * width,
  };
}

export function modifiedZ(value: number, { median, medianDeviation }: Description): number | null {
  return medianDeviation > 0 ? (toNormal * (value - median)) / medianDeviation : null;
}

/** What lies beyond the fences, or is suspicious by its modified z; the farthest first, at most so many of them. */
export function findOutliers(
  values: ArrayLike<number>,
  description: Description,
  most: number,
): OutlierSearch {
  const fences = fencesOf(description);
  const found: Outlier[] = [];
  let beyondFences = 0;
  let beyondModifiedZ = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const z = modifiedZ(value, description);
    const isOutside = value < fences.low || value > fences.high;
    const isSuspicious = z !== null && Math.abs(z) > suspicious;
    if (isOutside) beyondFences += 1;
    if (isSuspicious) beyondModifiedZ += 1;
    if (isOutside || isSuspicious)
      found.push({
        at,
        value,
        isFar: value < fences.farLow || value > fences.farHigh,
        modifiedZ: z,
      });
  }
  const distance = ({ value }: Outlier) => Math.abs(value - description.median);
  found.sort((one, other) => distance(other) - distance(one) || one.at - other.at);
  return { fences, outliers: found.slice(0, most), beyondFences, beyondModifiedZ };
}
