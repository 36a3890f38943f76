import { describe, expect, it } from 'vitest';
import { forecastOf, objectiveScores, progressOf } from './goal-progress.ts';

describe('progress', () => {
  it('is 70 % for seven of ten new customers, as in Doerr, Measure What Matters', () => {
    expect(progressOf(0, 10, 7)).toBeCloseTo(0.7, 12);
  });

  it('counts figures that should fall, and stays between 0 and 1', () => {
    expect(progressOf(40, 20, 30)).toBe(0.5);
    expect(progressOf(40, 20, 10)).toBe(1);
    expect(progressOf(40, 20, 50)).toBe(0);
  });

  it('is none where the target is the baseline', () => {
    expect(progressOf(5, 5, 5)).toBeNull();
  });

  it('forecasts by a straight line', () => {
    expect(forecastOf(0.3, 0.5)).toBeCloseTo(0.6, 12);
    expect(forecastOf(0.9, 0.5)).toBe(1);
    expect(forecastOf(0, 0)).toBeNull();
  });

  it('of an objective is the mean of its key results, or of the objectives below', () => {
    expect(
      objectiveScores([
        { scores: [], parent: undefined },
        { scores: [0.5, 0.7, null], parent: 0 },
        { scores: [1], parent: 0 },
        { scores: [null], parent: undefined },
      ]).map((score) => (score === null ? null : Math.round(score * 1_000) / 1_000)),
    ).toEqual([0.8, 0.6, 1, null]);
  });
});
