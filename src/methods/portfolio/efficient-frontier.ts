import { findRoot } from '../solve/find-root.ts';
import { dot, type Matrix, varianceOf } from './covariance.ts';
import { type Bounds, efficientMix, highestMean } from './mean-variance.ts';

const nearZero = 1e-11;

export interface FrontierPoint {
  readonly weights: readonly number[];
  readonly mean: number;
  readonly deviation: number;
}

function pointOf(weights: readonly number[], means: readonly number[], covariance: Matrix): FrontierPoint {
  return { weights, mean: dot(weights, means), deviation: Math.sqrt(varianceOf(weights, covariance)) };
}

const largestTolerance = 1e4;
const smallestTolerance = 1e-4;
const widening = 8;

/** The mix of least variance with this mean; undefined when no mix within the bounds has it. */
export function mixOfMean(
  covariance: Matrix,
  means: readonly number[],
  bounds: Bounds,
  mean: number,
): FrontierPoint | undefined {
  const best = highestMean(means, bounds);
  const top = dot(best, means);
  const calm = efficientMix(covariance, means, bounds, 0);
  if (mean > top + nearZero) return undefined;
  if (mean <= dot(calm, means)) return pointOf(calm, means, covariance);
  // The mean rises with the tolerance for risk without jumps, so that there is one place to find.
  const lacking = (tolerance: number) =>
    dot(efficientMix(covariance, means, bounds, tolerance), means) - mean;
  let high = smallestTolerance;
  while (high < largestTolerance && lacking(high) < 0) high *= widening;
  const found = findRoot(lacking, 0, high, 1e-13);
  return pointOf(
    found === undefined ? best : efficientMix(covariance, means, bounds, found),
    means,
    covariance,
  );
}

/** From the calmest mix to the one of highest mean, in even steps of the mean. */
export function frontierOf(
  covariance: Matrix,
  means: readonly number[],
  bounds: Bounds,
  points: number,
): FrontierPoint[] {
  const calm = efficientMix(covariance, means, bounds, 0);
  const low = dot(calm, means);
  const high = dot(highestMean(means, bounds), means);
  if (high - low <= nearZero) return [pointOf(calm, means, covariance)];
  return Array.from({ length: points }, (_, point) => {
    const mean = low + ((high - low) * point) / (points - 1);
    return mixOfMean(covariance, means, bounds, Math.min(mean, high)) ?? pointOf(calm, means, covariance);
  });
}

const scanned = 40;
const narrowings = 36;
const golden = (Math.sqrt(5) - 1) / 2;

/** The mix with the most mean above the riskless rate for its deviation (Sharpe, 1966); undefined when no mix earns more than that rate. */
export function steepestMix(
  covariance: Matrix,
  means: readonly number[],
  bounds: Bounds,
  riskless: number,
): FrontierPoint | undefined {
  if (dot(highestMean(means, bounds), means) <= riskless) return undefined;
  const at = (power: number) =>
    pointOf(efficientMix(covariance, means, bounds, Math.exp(power)), means, covariance);
  const ratio = ({ mean, deviation }: FrontierPoint) =>
    deviation > 0 ? (mean - riskless) / deviation : Number.NEGATIVE_INFINITY;
  const first = Math.log(smallestTolerance);
  const width = (Math.log(largestTolerance) - first) / scanned;
  let best = 0;
  let bestRatio = Number.NEGATIVE_INFINITY;
  for (let step = 0; step <= scanned; step += 1) {
    const here = ratio(at(first + step * width));
    if (here > bestRatio + nearZero) {
      best = step;
      bestRatio = here;
    }
  }
  let low = first + (best - 1) * width;
  let high = first + (best + 1) * width;
  let one = high - golden * (high - low);
  let other = low + golden * (high - low);
  let oneRatio = ratio(at(one));
  let otherRatio = ratio(at(other));
  for (let count = 0; count < narrowings; count += 1) {
    if (oneRatio >= otherRatio) {
      high = other;
      other = one;
      otherRatio = oneRatio;
      one = high - golden * (high - low);
      oneRatio = ratio(at(one));
    } else {
      low = one;
      one = other;
      oneRatio = otherRatio;
      other = low + golden * (high - low);
      otherRatio = ratio(at(other));
    }
  }
  return at((low + high) / 2);
}
