import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covarianceOf, dot, ledoitWolf, type Matrix, timesVector, varianceOf } from './covariance.ts';
import { frontierOf, mixOfMean, steepestMix } from './efficient-frontier.ts';
import { hierarchicalWeights, treeOrder } from './hierarchical.ts';
import { areFeasible, efficientMix, highestMean } from './mean-variance.ts';
import { riskParity, riskShares } from './risk-parity.ts';
import { isPositiveDefinite, solveLinear } from './solve-linear.ts';

const long = (count: number) => ({ least: Array<number>(count).fill(0), most: Array<number>(count).fill(1) });
const fromCorrelations = (deviations: readonly number[], correlations: Matrix) =>
  correlations.map((row, one) =>
    row.map((value, other) => value * (deviations[one] ?? 0) * (deviations[other] ?? 0)),
  );

// Maillard, Roncalli and Teïletche, 2010: four assets at 10, 20, 30 and 40 %.
const four = fromCorrelations(
  [0.1, 0.2, 0.3, 0.4],
  [
    [1, 0.8, 0, 0],
    [0.8, 1, 0, 0],
    [0, 0, 1, -0.5],
    [0, 0, -0.5, 1],
  ],
);
// Bodie, Kane and Marcus, Investments: debt at 8 and 12 %, equity at 13 and 20 %, correlation 0.3.
const two = fromCorrelations(
  [0.12, 0.2],
  [
    [1, 0.3],
    [0.3, 1],
  ],
);
const twoMeans = [0.08, 0.13];

const near = (printed: readonly number[], digits: number): unknown[] =>
  printed.map((value) => expect.closeTo(value, digits));

describe('mean and variance', () => {
  it('give debt 82 % in the calmest mix and 40 % in the steepest one (Bodie, Kane and Marcus)', () => {
    const calm = efficientMix(two, twoMeans, long(2), 0);
    expect(calm).toEqual(near([0.82, 0.18], 10));
    expect(Math.sqrt(varianceOf(calm, two))).toBeCloseTo(0.1145, 4);
    const steep = steepestMix(two, twoMeans, long(2), 0.05);
    expect(steep?.weights ?? []).toEqual(near([0.4, 0.6], 6));
    expect(steep?.mean).toBeCloseTo(0.11, 6);
    expect(steep?.deviation).toBeCloseTo(0.142, 3);
  });

  it('leave the second asset out of the calmest long mix of four (Maillard, Roncalli and Teïletche)', () => {
    expect(efficientMix(four, [0, 0, 0, 0], long(4), 0)).toEqual(near([0.745, 0, 0.152, 0.103], 3));
  });

  it('trace a frontier that rises in mean and deviation up to the best asset', () => {
    const frontier = frontierOf(two, twoMeans, long(2), 9);
    for (const [index, point] of frontier.entries())
      expect(point.deviation).toBeGreaterThan(index === 0 ? 0 : (frontier[index - 1]?.deviation ?? 1));
    expect(frontier.at(-1)?.weights ?? []).toEqual(near([0, 1], 6));
    expect(mixOfMean(two, twoMeans, long(2), 0.14)).toBeUndefined();
    expect(mixOfMean(two, twoMeans, long(2), 0.1)?.weights ?? []).toEqual(near([0.6, 0.4], 8));
    expect(steepestMix(two, twoMeans, long(2), 0.2)).toBeUndefined();
  });

  it('know when bounds leave no mix', () => {
    expect(areFeasible({ least: [0.6, 0.6], most: [1, 1] })).toBe(false);
    expect(areFeasible({ least: [0, 0], most: [0.4, 0.4] })).toBe(false);
    expect(highestMean([1, 2, 3], { least: [0.1, 0.1, 0.1], most: [1, 0.5, 0.6] })).toEqual(
      near([0.1, 0.3, 0.6], 12),
    );
  });

  it('meet the conditions of Karush, Kuhn and Tucker whatever the bounds', () => {
    const matter = fc.integer({ min: 2, max: 8 }).chain((count) =>
      fc.record({
        rows: fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: count, maxLength: count }), {
          minLength: count + 3,
          maxLength: count + 12,
        }),
        means: fc.array(fc.integer({ min: -10, max: 30 }), { minLength: count, maxLength: count }),
        most: fc.array(fc.integer({ min: 20, max: 100 }), { minLength: count, maxLength: count }),
        least: fc.array(fc.integer({ min: -20, max: 10 }), { minLength: count, maxLength: count }),
        tolerance: fc.integer({ min: 0, max: 40 }),
      }),
    );
    fc.assert(
      fc.property(matter, ({ rows, means, most, least, tolerance }) => {
        const covariance = covarianceOf(rows.map((row) => row.map((value) => value / 100)));
        const bounds = { least: least.map((value) => value / 100), most: most.map((value) => value / 100) };
        fc.pre(isPositiveDefinite(covariance, 1e-6) && areFeasible(bounds));
        const returns = means.map((value) => value / 100);
        const weights = efficientMix(covariance, returns, bounds, tolerance / 10);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        const slope = timesVector(covariance, weights).map(
          (value, index) => value - (tolerance / 10) * (returns[index] ?? 0),
        );
        // Money moved from any weight that may fall to any that may rise gains nothing.
        const canRise = weights.flatMap((weight, index) =>
          weight < (bounds.most[index] ?? 0) - 1e-9 ? [slope[index] ?? 0] : [],
        );
        const canFall = weights.flatMap((weight, index) =>
          weight > (bounds.least[index] ?? 0) + 1e-9 ? [slope[index] ?? 0] : [],
        );
        for (const [index, weight] of weights.entries()) {
          expect(weight).toBeGreaterThanOrEqual((bounds.least[index] ?? 0) - 1e-9);
          expect(weight).toBeLessThanOrEqual((bounds.most[index] ?? 0) + 1e-9);
        }
        // An empty list has an infinite least or most, so that nothing is asked of it.
        expect(Math.min(...canRise)).toBeGreaterThanOrEqual(Math.max(...canFall) - 1e-8);
      }),
      { numRuns: 200 },
    );
  });
});

describe('equal risk', () => {
  it('has the weights 38.4, 19.2, 24.3 and 18.2 % of Maillard, Roncalli and Teïletche', () => {
    const weights = riskParity(four);
    expect(weights).toEqual(near([0.384, 0.192, 0.243, 0.182], 3));
    expect(riskShares(weights, four)).toEqual(near([0.25, 0.25, 0.25, 0.25], 10));
  });

  it('weighs two assets by the inverse of their deviations, whatever their correlation', () => {
    expect(riskParity(two)).toEqual(near([0.2 / 0.32, 0.12 / 0.32], 10));
  });
});

describe('the hierarchy', () => {
  it('weighs two assets by the inverse of their variances', () => {
    expect(hierarchicalWeights(two)).toEqual(near([0.04 / 0.0544, 0.0144 / 0.0544], 10));
  });

  it('puts alike assets side by side and gives equal ones the same', () => {
    const order = treeOrder([
      [1, 0, 0.9, 0],
      [0, 1, 0, 0.9],
      [0.9, 0, 1, 0],
      [0, 0.9, 0, 1],
    ]);
    expect([order.slice(0, 2).toSorted(), order.slice(2).toSorted()]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const even = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => (row === column ? 0.04 : 0.01)));
    expect(hierarchicalWeights(even)).toEqual(near([0.25, 0.25, 0.25, 0.25], 12));
  });
});

describe('covariance', () => {
  it('is shrunk as worked out by hand: distance 0.5625, error 0.53125, intensity 17/18', () => {
    const { covariance, intensity } = ledoitWolf([
      [2, 0],
      [-2, 0],
      [0, 1],
      [0, -1],
    ]);
    expect(intensity).toBeCloseTo(17 / 18, 12);
    expect(covariance[0]?.[0]).toBeCloseTo(2 / 18 + (17 / 18) * 1.25, 12);
  });

  it('of fewer rows than columns is singular until it is shrunk', () => {
    const rows = [
      [0.01, 0.02, -0.01],
      [-0.02, 0.01, 0.03],
      [0.03, -0.01, 0.01],
    ];
    expect(isPositiveDefinite(covarianceOf(rows))).toBe(false);
    expect(isPositiveDefinite(ledoitWolf(rows).covariance)).toBe(true);
  });

  it('solves what can be solved', () => {
    const matrix = [
      [0, 2, 1],
      [1, -2, -3],
      [-1, 1, 2],
    ];
    const solved = solveLinear(matrix, [-8, 0, 3]) ?? [];
    expect(matrix.map((row) => dot(row, solved))).toEqual(near([-8, 0, 3], 10));
    expect(
      solveLinear(
        [
          [1, 2],
          [2, 4],
        ],
        [1, 1],
      ),
    ).toBeUndefined();
  });
});
