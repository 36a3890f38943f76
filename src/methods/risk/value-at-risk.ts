import { normalAt, studentAt } from '../statistics/distributions.ts';

/**
 * Losses are positive throughout: a value at risk of 0.03 is a loss of 3 % that is exceeded with probability 1 − confidence.
 * McNeil, Frey and Embrechts, Quantitative Risk Management, 2005, chapter 2.
 */
export interface TailRisk {
  readonly valueAtRisk: number;
  readonly shortfall: number;
}

export interface Moments {
  readonly mean: number;
  readonly deviation: number;
  readonly skewness: number;
  /** Above the 3 of a normal distribution. */
  readonly excessKurtosis: number;
}

/** Mean, sample deviation, and the moment coefficients of skewness and excess kurtosis. */
export function momentsOf(values: readonly number[]): Moments {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const about = (power: number) => values.reduce((sum, value) => sum + (value - mean) ** power, 0) / count;
  const variance = about(2);
  const isFlat = variance <= 1e-24;
  return {
    mean,
    deviation: count > 1 ? Math.sqrt((variance * count) / (count - 1)) : 0,
    skewness: isFlat ? 0 : about(3) / variance ** 1.5,
    excessKurtosis: isFlat ? 0 : about(4) / variance ** 2 - 3,
  };
}

/** The loss at the empirical quantile, and the mean of the tail from it on (Acerbi and Tasche, 2002, so that the tail weighs exactly 1 − confidence). */
export function historicalRisk(returns: readonly number[], confidence: number): TailRisk {
  const losses = returns.map((value) => -value).toSorted((one, other) => other - one);
  const tail = losses.length * (1 - confidence);
  const whole = Math.floor(tail + 1e-9);
  const at = losses[Math.min(whole, losses.length - 1)] ?? 0;
  const sum = losses.slice(0, whole).reduce((total, loss) => total + loss, 0);
  return { valueAtRisk: at, shortfall: tail > 0 ? (sum + (tail - whole) * at) / tail : at };
}

function normalDensity(value: number): number {
  return Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);
}

/** −μ + σ z and −μ + σ φ(z) / (1 − confidence). */
export function normalRisk(mean: number, deviation: number, confidence: number): TailRisk {
  const quantile = normalAt(confidence);
  return {
    valueAtRisk: -mean + deviation * quantile,
    shortfall: -mean + (deviation * normalDensity(quantile)) / (1 - confidence),
  };
}

/** Student's t, scaled so that its deviation is the one given; `freedom` above 2. */
export function studentRisk(mean: number, deviation: number, freedom: number, confidence: number): TailRisk {
  const quantile = studentAt(confidence, freedom);
  const scale = deviation * Math.sqrt((freedom - 2) / freedom);
  const tail =
    ((studentDensity(quantile, freedom) / (1 - confidence)) * (freedom + quantile ** 2)) / (freedom - 1);
  return { valueAtRisk: -mean + scale * quantile, shortfall: -mean + scale * tail };
}

function studentDensity(value: number, freedom: number): number {
  const front = Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2)) / Math.sqrt(freedom * Math.PI);
  return front * (1 + value ** 2 / freedom) ** (-(freedom + 1) / 2);
}

/** Stirling's series after the argument was lifted, exact to twelve digits. */
function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  while (at < 10) {
    shift -= Math.log(at);
    at += 1;
  }
  const square = at * at;
  return (
    shift +
    (at - 0.5) * Math.log(at) -
    at +
    Math.log(2 * Math.PI) / 2 +
    (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / at
  );
}

/**
 * The normal quantile corrected for skewness and kurtosis (Cornish and Fisher, 1937; Favre and Galeano, Mean-modified value-at-risk
 * optimization with hedge funds, 2002). Undefined where the correction no longer rises with the confidence, as its quantiles are none then
 * (Maillard, A user's guide to the Cornish Fisher expansion, 2012).
 */
export function cornishFisherRisk(moments: Moments, confidence: number): TailRisk | undefined {
  const { mean, deviation, skewness, excessKurtosis } = moments;
  const loss = (share: number) => {
    const z = normalAt(1 - share);
    const w =
      z +
      ((z ** 2 - 1) * skewness) / 6 +
      ((z ** 3 - 3 * z) * excessKurtosis) / 24 -
      ((2 * z ** 3 - 5 * z) * skewness ** 2) / 36;
    return -(mean + deviation * w);
  };
  const steps = 400;
  let before = loss(0.5);
  for (let step = 1; step < steps; step += 1) {
    const next = loss(0.5 + (0.4999 * step) / steps);
    if (next < before - 1e-15) return undefined;
    before = next;
  }
  // Expected shortfall is the mean of the quantiles beyond the confidence, here by the midpoint rule.
  let sum = 0;
  for (let step = 0; step < steps; step += 1)
    sum += loss(confidence + ((1 - confidence) * (step + 0.5)) / steps);
  return { valueAtRisk: loss(confidence), shortfall: sum / steps };
}
