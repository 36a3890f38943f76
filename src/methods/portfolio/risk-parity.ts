import { dot, type Matrix, timesVector } from './covariance.ts';

const mostRounds = 2_000;
const nearEnough = 1e-12;

/**
 * Weights at which every position brings the same risk: Maillard, Roncalli and Teïletche, The properties of equally weighted risk contribution
 * portfolios, Journal of Portfolio Management 36 (4), 2010; found by cyclical coordinate descent on the convex problem ½ x′Σx − Σ bᵢ ln xᵢ
 * (Griveau-Billion, Richard and Roncalli, A fast algorithm for computing high-dimensional risk parity portfolios, 2013).
 */
export function riskParity(covariance: Matrix): number[] {
  const count = covariance.length;
  const x = covariance.map((row, index) => 1 / Math.sqrt(row[index] ?? 1));
  for (let round = 0; round < mostRounds; round += 1) {
    let moved = 0;
    for (let index = 0; index < count; index += 1) {
      const variance = covariance[index]?.[index] ?? 1;
      const before = x[index] ?? 0;
      const others = dot(covariance[index] ?? [], x) - variance * before;
      const next = (-others + Math.sqrt(others ** 2 + (4 * variance) / count)) / (2 * variance);
      x[index] = next;
      moved = Math.max(moved, Math.abs(next - before) / before);
    }
    if (moved < nearEnough) break;
  }
  const sum = x.reduce((total, value) => total + value, 0);
  return x.map((value) => value / sum);
}

/** Which share of the variance each position brings; they add up to one. */
export function riskShares(weights: readonly number[], covariance: Matrix): number[] {
  const pulled = timesVector(covariance, weights);
  const variance = dot(weights, pulled);
  return weights.map((weight, index) => (variance > 0 ? (weight * (pulled[index] ?? 0)) / variance : 0));
}
