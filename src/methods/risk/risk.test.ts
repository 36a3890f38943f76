import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baselZone, conditionalCoverage, independenceTest, kupiecTest, transitionsOf } from './backtest.ts';
import { drawdownsOf, underwater, wealthOf } from './drawdowns.ts';
import { cornishFisherRisk, historicalRisk, momentsOf, normalRisk, studentRisk } from './value-at-risk.ts';

const critical = 3.841;

describe('value at risk', () => {
  // McNeil, Frey and Embrechts, Quantitative Risk Management, 2005, chapter 2: 10,000 at 20 % a year, 250 days.
  const deviation = (10_000 * 0.2) / Math.sqrt(250);

  it.each([
    [0.9, 162.1, 222],
    [0.95, 208.1, 260.9],
    [0.975, 247.9, 295.7],
    [0.99, 294.3, 337.1],
    [0.995, 325.8, 365.8],
  ])('of normal losses at %s is %s with a shortfall of %s', (confidence, value, shortfall) => {
    const risk = normalRisk(0, deviation, confidence);
    expect(risk.valueAtRisk).toBeCloseTo(value, 0);
    expect(risk.shortfall).toBeCloseTo(shortfall, 0);
  });

  it('of t losses with four degrees of freedom is smaller at 95 % and larger at 99 % than of normal ones', () => {
    expect(studentRisk(0, deviation, 4, 0.95).valueAtRisk).toBeCloseTo(190.7, 1);
    expect(studentRisk(0, deviation, 4, 0.99).valueAtRisk).toBeGreaterThan(
      normalRisk(0, deviation, 0.99).valueAtRisk,
    );
  });

  it('of t losses has the shortfall that adding up its quantiles gives', () => {
    const steps = 4_000;
    let sum = 0;
    for (let step = 0; step < steps; step += 1)
      sum += studentRisk(0, 1, 6, 0.95 + (0.05 * (step + 0.5)) / steps).valueAtRisk;
    expect(studentRisk(0, 1, 6, 0.95).shortfall).toBeCloseTo(sum / steps, 2);
  });

  it('by Cornish and Fisher is the normal one without skewness and kurtosis', () => {
    const moments = { mean: 0.001, deviation: 0.02, skewness: 0, excessKurtosis: 0 };
    const { valueAtRisk = 0, shortfall = 0 } = cornishFisherRisk(moments, 0.95) ?? {};
    expect(valueAtRisk).toBeCloseTo(normalRisk(0.001, 0.02, 0.95).valueAtRisk, 10);
    expect(shortfall).toBeCloseTo(normalRisk(0.001, 0.02, 0.95).shortfall, 4);
  });

  it('by Cornish and Fisher is refused where its quantiles would fall', () => {
    expect(
      cornishFisherRisk({ mean: 0, deviation: 1, skewness: -3, excessKurtosis: 0 }, 0.99),
    ).toBeUndefined();
  });

  it('by history is a loss that came, and the mean of those that were worse', () => {
    const returns = Array.from({ length: 100 }, (_, index) => (index - 50) / 1_000);
    const { valueAtRisk, shortfall } = historicalRisk(returns, 0.95);
    expect(valueAtRisk).toBeCloseTo(0.045, 12);
    expect(shortfall).toBeCloseTo((0.05 + 0.049 + 0.048 + 0.047 + 0.046) / 5, 12);
  });

  it('is never beyond the shortfall', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 5, maxLength: 200 }),
        fc.double({ min: 0.8, max: 0.999, noNaN: true }),
        (returns, confidence) => {
          const { valueAtRisk, shortfall } = historicalRisk(returns, confidence);
          expect(shortfall).toBeGreaterThanOrEqual(valueAtRisk - 1e-9);
        },
      ),
    );
  });

  it('goes by moments: one to five have deviation √2.5, no skewness and excess kurtosis −1.3', () => {
    const { mean, deviation: spread, skewness, excessKurtosis } = momentsOf([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(spread).toBeCloseTo(Math.sqrt(2.5), 12);
    expect(skewness).toBeCloseTo(0, 12);
    expect(excessKurtosis).toBeCloseTo(-1.3, 12);
  });
});

describe('backtests', () => {
  it('give J.P. Morgan’s 20 failures in 252 days of 1998 at 95 % a ratio of 3.91 (Jorion, Value at Risk)', () => {
    expect(kupiecTest(252, 20, 0.05).statistic).toBeCloseTo(3.91, 2);
  });

  // Kupiec 1995, as Jorion prints the regions in which the model is not refused at 5 %.
  it.each([
    [510, 0.01, 2, 10],
    [1_000, 0.01, 5, 16],
    [255, 0.05, 7, 20],
    [510, 0.05, 17, 35],
    [1_000, 0.05, 38, 64],
  ])('in %s days at %s hold from %s to %s failures', (days, share, least, most) => {
    for (const failures of [least, most])
      expect(kupiecTest(days, failures, share).statistic).toBeLessThan(critical);
    for (const failures of [least - 1, most + 1])
      expect(kupiecTest(days, failures, share).statistic).toBeGreaterThan(critical);
  });

  it('find clusters: failures that follow each other are not independent', () => {
    const failed = Array.from({ length: 250 }, (_, index) => index >= 100 && index < 110);
    const test = independenceTest(transitionsOf(failed));
    expect(test?.statistic).toBeGreaterThan(critical);
    const even = independenceTest({
      calmToCalm: 81,
      calmToFailure: 9,
      failureToCalm: 9,
      failureToFailure: 1,
    });
    expect(even?.statistic).toBeCloseTo(0, 10);
    expect(independenceTest(transitionsOf([false, false, false]))).toBeUndefined();
  });

  it('together have two degrees of freedom: 5.991 is refused at 5 %', () => {
    const both = conditionalCoverage({ statistic: 3, pValue: 0 }, { statistic: 2.991, pValue: 0 });
    expect(both.pValue).toBeCloseTo(0.05, 4);
    expect(kupiecTest(100, 5, 0.05)).toEqual({ statistic: 0, pValue: 1 });
  });

  it('are green up to four failures and red from ten (Basel Committee, 1996)', () => {
    expect([4, 5, 9, 10].map(baselZone)).toEqual(['green', 'yellow', 'yellow', 'red']);
  });
});

describe('drawdowns', () => {
  it('run from a peak over the trough until the peak is reached again, deepest first', () => {
    const wealth = [100, 120, 90, 110, 120, 130, 117, 125];
    expect(drawdownsOf(wealth)).toEqual([
      { peak: 1, trough: 2, recovered: 4, depth: 0.25 },
      { peak: 5, trough: 6, recovered: undefined, depth: expect.closeTo(0.1, 12) },
    ]);
    expect(underwater(wealth)[2]).toBe(0.25);
    expect(wealthOf([0.1, -0.5])).toEqual([1, 1.1, 0.55]);
  });
});
