import { describe, expect, it } from 'vitest';
import { drawGamma, drawPert } from './draw-pert.ts';
import { seededRandom } from './seeded.ts';

const many = 40_000;

function momentsOf(draw: () => number): { mean: number; variance: number } {
  const drawn = Array.from({ length: many }, draw);
  const mean = drawn.reduce((sum, value) => sum + value, 0) / many;
  return { mean, variance: drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / many };
}

describe('draws', () => {
  it('of PERT have the mean (low + 4 likely + high) / 6 and the variance of their beta distribution', () => {
    const random = seededRandom(3);
    const { mean, variance } = momentsOf(() => drawPert(random, 2, 3.5, 8));
    expect(mean).toBeCloseTo(4, 1);
    // (mean − low)(high − mean) / 7 is the exact variance of a PERT distribution.
    expect(variance).toBeCloseTo((2 * 4) / 7, 1);
  });

  it('of gamma have their shape for mean and variance', () => {
    const random = seededRandom(4);
    const { mean, variance } = momentsOf(() => drawGamma(random, 2.5));
    expect(mean).toBeCloseTo(2.5, 1);
    expect(Math.abs(variance - 2.5)).toBeLessThan(0.1);
  });

  it('without any width are the one value', () => {
    expect(drawPert(seededRandom(1), 5, 5, 5)).toBe(5);
  });
});
