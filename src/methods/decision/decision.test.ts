import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Judgement, untied, weightsOfPairs } from './pairwise.ts';
import { type DecisionTable, dominatedBy, rankingOf, topsis, weightedSums } from './rank-options.ts';
import { rankReversals, weightRange, withWeight } from './robustness.ts';

/** Saaty, How to make a decision: the analytic hierarchy process, European Journal of Operational Research 48, 1990. */
const house = [
  [1, 5, 3, 7, 6, 6, 1 / 3, 1 / 4],
  [1 / 5, 1, 1 / 3, 5, 3, 3, 1 / 5, 1 / 7],
  [1 / 3, 3, 1, 6, 3, 4, 6, 1 / 5],
  [1 / 7, 1 / 5, 1 / 6, 1, 1 / 3, 1 / 4, 1 / 7, 1 / 8],
  [1 / 6, 1 / 3, 1 / 3, 3, 1, 1 / 2, 1 / 5, 1 / 6],
  [1 / 6, 1 / 3, 1 / 4, 4, 2, 1, 1 / 5, 1 / 6],
  [3, 5, 1 / 6, 7, 5, 5, 1, 1 / 2],
  [4, 7, 5, 8, 6, 6, 2, 1],
];

function pairsOf(matrix: readonly (readonly number[])[]): Judgement[] {
  return matrix.flatMap((row, first) =>
    row.flatMap((times, second) => (second > first ? [{ first, second, times }] : [])),
  );
}

/** Hwang and Yoon 1981, the choice of a fighter aircraft. */
const aircraft: DecisionTable = {
  figures: [
    [2, 1_500, 20_000, 5.5, 5, 9],
    [2.5, 2_700, 18_000, 6.5, 3, 5],
    [1.8, 2_000, 21_000, 4.5, 7, 7],
    [2.2, 1_800, 20_000, 5, 5, 5],
  ],
  weights: [0.2, 0.1, 0.1, 0.1, 0.2, 0.3],
  moreIsBetter: [true, true, true, false, true, true],
};

describe('pairs', () => {
  it('of the house of Saaty weigh as printed, with 9.669 and a ratio of 0.169', () => {
    const { weights, largestEigenvalue, consistencyRatio, disagreements } = weightsOfPairs(8, pairsOf(house));
    const printed = [0.173, 0.054, 0.188, 0.018, 0.031, 0.036, 0.167, 0.333];
    for (const [at, weight] of printed.entries())
      expect(Math.abs((weights[at] ?? 0) - weight)).toBeLessThan(0.0011);
    expect(largestEigenvalue).toBeCloseTo(9.669, 2);
    expect(Math.abs((consistencyRatio ?? 0) - 0.169)).toBeLessThan(0.001);
    expect(disagreements[0]).toMatchObject({ first: 2, second: 6, given: 6 });
  });

  it('that agree give back their weights, even when some are missing', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(weights, (given) => {
        const sum = given.reduce((total, one) => total + one, 0);
        const chain = given
          .slice(1)
          .map((one, at) => ({ first: 0, second: at + 1, times: (given[0] ?? 1) / one }));
        const found = weightsOfPairs(given.length, chain);
        for (const [at, one] of given.entries()) expect(found.weights[at]).toBeCloseTo(one / sum, 6);
        expect(found.consistencyIndex).toBeCloseTo(0, 6);
      }),
    );
  });

  it('that leave a criterion alone are told', () => {
    expect(untied(3, [{ first: 0, second: 1, times: 2 }])).toEqual([2]);
  });
});

describe('the aircraft of Hwang and Yoon', () => {
  it('come out at 0.643, 0.268, 0.613 and 0.312', () => {
    const closeness = topsis(aircraft).map((one) => one.closeness);
    // The book carries four digits along, so that its last one may differ by one.
    for (const [at, printed] of [0.643, 0.268, 0.613, 0.312].entries())
      expect(Math.abs((closeness[at] ?? 0) - printed)).toBeLessThan(0.001);
    expect(rankingOf(closeness)).toEqual([0, 2, 3, 1]);
  });

  it('have no option that another beats in everything', () => {
    expect(dominatedBy(aircraft)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('tip at a weight beyond which somebody else wins', () => {
    const score = (table: DecisionTable) => topsis(table).map(({ closeness }) => closeness);
    const { above } = weightRange(aircraft, 4, score);
    expect(above?.winner).toBe(2);
    const beyond = { ...aircraft, weights: withWeight(aircraft.weights, 4, (above?.weight ?? 0) + 1e-6) };
    expect(rankingOf(score(beyond))[0]).toBe(2);
  });
});

describe('rankings', () => {
  it('of weighted sums can turn when an option that does not win is left out', () => {
    const table: DecisionTable = {
      figures: [
        [10, 10],
        [5, 4],
        [4, 6],
        [0, 4],
      ],
      weights: [0.7, 0.3],
      moreIsBetter: [true, true],
    };
    // By hand: the second and third score 0.35 and 0.38; without the fourth, which stretches the first scale, 0.117 and 0.1.
    expect(rankReversals(table, weightedSums)).toEqual([{ without: 3, before: [0, 2, 1], after: [0, 1, 2] }]);
  });
});
