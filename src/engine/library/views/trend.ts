/** A straight line through values at 1, 2, 3…: how steep it is, where it starts, and how well it fits. */
export interface Trend {
  readonly slope: number;
  readonly intercept: number;
  /** The share of the differences that the line explains, from 0 to 1. */
  readonly fit: number;
}

/** Least squares. Undefined for fewer than two values. */
export function trendOf(values: readonly number[]): Trend | undefined {
  const count = values.length;
  if (count < 2) return undefined;
  const meanX = (count + 1) / 2;
  const meanY = values.reduce((sum, value) => sum + value, 0) / count;
  let both = 0;
  let squareX = 0;
  let squareY = 0;
  for (const [index, value] of values.entries()) {
    const x = index + 1 - meanX;
    const y = value - meanY;
    both += x * y;
    squareX += x * x;
    squareY += y * y;
  }
  const slope = both / squareX;
  return {
    slope,
    intercept: meanY - slope * meanX,
    fit: squareY === 0 ? 1 : (both * both) / (squareX * squareY),
  };
}

export function valueAt({ slope, intercept }: Trend, step: number): number {
  return intercept + slope * step;
}

export function roundTo(value: number, digits = 2): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** `value = 3 + 4 × step` */
export function formulaOf({ slope, intercept }: Trend): string {
  const sign = slope < 0 ? '−' : '+';
  return `value = ${roundTo(intercept)} ${sign} ${roundTo(Math.abs(slope))} × step`;
}
