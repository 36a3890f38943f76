import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded.ts';
import { drawPoisson, expectedLoss, quantile, shareAbove, simulateLosses } from './loss-simulation.ts';

const fixed = (value: number) => ({ low: value, likely: value, high: value });
const settings = (seed: number) => ({ random: seededRandom(seed), runs: 20_000, progress: () => {} });

describe('events', () => {
  it.each([0.3, 4, 75])('with a mean of %d have that mean and that variance', (mean) => {
    const random = seededRandom(11);
    const drawn = Array.from({ length: 20_000 }, () => drawPoisson(random, mean));
    const average = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    const variance = drawn.reduce((sum, one) => sum + (one - average) ** 2, 0) / drawn.length;
    expect(Math.abs(average / mean - 1)).toBeLessThan(0.03);
    expect(Math.abs(variance / mean - 1)).toBeLessThan(0.05);
  });

  it('of a flood of 1 % a year come at least once in 30 years with a chance of 26 %, as FEMA prints it', () => {
    const { causes } = simulateLosses([{ frequency: fixed(0.3), loss: fixed(1) }], settings(1));
    expect(Math.round((causes[0]?.chance ?? 0) * 100)).toBe(26);
  });
});

describe('losses', () => {
  // Klugman, Panjer and Willmot, Loss Models: a compound Poisson sum has the mean λ·E[X] and the variance λ·E[X²].
  it('have the mean and the variance of a compound Poisson sum', () => {
    const loss = { low: 10, likely: 20, high: 60 };
    const mean = 25;
    const square = ((mean - 10) * (60 - mean)) / 7 + mean ** 2;
    const { totals, mean: found } = simulateLosses([{ frequency: fixed(2), loss }], settings(2));
    const variance = totals.reduce((sum, one) => sum + (one - found) ** 2, 0) / totals.length;
    expect(Math.abs(found / (2 * mean) - 1)).toBeLessThan(0.02);
    expect(Math.abs(variance / (2 * square) - 1)).toBeLessThan(0.05);
    expect(expectedLoss({ frequency: fixed(2), loss })).toBe(50);
  });

  it('share the tail among the causes', () => {
    const causes = [
      { frequency: fixed(1), loss: fixed(5) },
      { frequency: fixed(0.1), loss: fixed(500) },
    ];
    const { causes: found, totals } = simulateLosses(causes, settings(3));
    expect((found[0]?.tailShare ?? 0) + (found[1]?.tailShare ?? 0)).toBeCloseTo(1, 9);
    expect(found[1]?.tailShare).toBeGreaterThan(0.9);
    expect(shareAbove(totals, quantile(totals, 0.9))).toBeLessThanOrEqual(0.1);
  });
});
