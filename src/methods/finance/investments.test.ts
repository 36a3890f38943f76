import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTriangular } from '../random/samplers.ts';
import { seededRandom } from '../random/seeded.ts';
import { costOfEquity, leveredBeta, weightedCost } from './cost-of-capital.ts';
import { internalRates } from './internal-rates.ts';
import { equivalentAnnual, modifiedRate, paybackTime, presentValue, yearsBetween } from './present-value.ts';
import { spreadOf } from './value-simulation.ts';

const yearly = (...amounts: number[]) => amounts.map((amount, time) => ({ time, amount }));

describe('present value', () => {
  it('is 1,188.44 in the first and 1,922.06 in the second example of Microsoft for NPV', () => {
    const late = [-10_000, 3_000, 4_200, 6_800].map((amount, index) => ({ time: index + 1, amount }));
    expect(presentValue(late, 0.1)).toBeCloseTo(1_188.44, 2);
    expect(presentValue(yearly(-40_000, 8_000, 9_200, 10_000, 12_000, 14_500), 0.08)).toBeCloseTo(
      1_922.06,
      2,
    );
  });

  it('of dated flows is 2,086.65 in the example of Microsoft for XNPV', () => {
    expect(presentValue(dated, 0.09)).toBeCloseTo(2_086.65, 2);
  });
});

const dated = [
  ['2008-01-01', -10_000],
  ['2008-03-01', 2_750],
  ['2008-10-30', 4_250],
  ['2009-02-15', 3_250],
  ['2009-04-01', 2_750],
].map(([day, amount]) => ({ time: yearsBetween('2008-01-01', String(day)), amount: Number(amount) }));

describe('internal rates', () => {
  it('are 8.7 %, after four years -2.1 % and after two -44.4 % in the example of Microsoft for IRR', () => {
    const flows = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];
    expect(internalRates(yearly(...flows))[0]).toBeCloseTo(0.087, 3);
    expect(internalRates(yearly(...flows.slice(0, 5)))[0]).toBeCloseTo(-0.021, 3);
    expect(internalRates(yearly(...flows.slice(0, 3)))[0]).toBeCloseTo(-0.444, 3);
  });

  it('of dated flows are 0.373362535 in the example of Microsoft for XIRR', () => {
    expect(internalRates(dated)[0]).toBeCloseTo(0.373362535, 6);
  });

  it('are 25 % and 400 % for the oil pump of Lorie and Savage, Three problems in rationing capital, 1955', () => {
    const rates = internalRates(yearly(-1_600, 10_000, -10_000));
    expect(rates).toHaveLength(2);
    expect(rates[0]).toBeCloseTo(0.25, 9);
    expect(rates[1]).toBeCloseTo(4, 9);
  });

  it('are found however many there are, from the rates that the flows were made of', () => {
    // (v − 1/1.1)(v − 1/1.2)(v − 1/1.3), multiplied out.
    const roots = [1.1, 1.2, 1.3].map((growth) => 1 / growth);
    const [a = 0, b = 0, c = 0] = roots;
    const rates = internalRates(yearly(-a * b * c, a * b + a * c + b * c, -(a + b + c), 1));
    expect(rates.map((rate) => Number(rate.toFixed(6)))).toEqual([0.1, 0.2, 0.3]);
  });

  it('are none where money only leaves, and one where it touches zero', () => {
    expect(internalRates(yearly(-5, -5, -5))).toEqual([]);
    expect(internalRates(yearly(-1, 2.2, -1.21))).toHaveLength(1);
  });

  it('make the present value zero, whatever the flows', () => {
    const amounts = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(amounts, (list) => {
        const flows = yearly(...list);
        for (const rate of internalRates(flows)) {
          const size = presentValue(
            flows.map(({ time, amount }) => ({ time, amount: Math.abs(amount) })),
            rate,
          );
          expect(Math.abs(presentValue(flows, rate)) / size).toBeLessThan(1e-6);
        }
      }),
    );
  });
});

describe('other measures', () => {
  it('give 12.61 %, -4.80 % and 13.48 % in the examples of Microsoft for MIRR', () => {
    const flows = yearly(-120_000, 39_000, 30_000, 21_000, 37_000, 46_000);
    expect(modifiedRate(flows, 0.1, 0.12)).toBeCloseTo(0.1261, 4);
    expect(modifiedRate(flows.slice(0, 4), 0.1, 0.12)).toBeCloseTo(-0.048, 4);
    expect(modifiedRate(flows, 0.1, 0.14)).toBeCloseTo(0.1348, 4);
  });

  it('give a payback within a year by straight line, and none when the money never returns', () => {
    expect(paybackTime(yearly(-100, 40, 40, 40))).toBeCloseTo(2.5, 9);
    expect(paybackTime(yearly(-100, 40, 40))).toBeUndefined();
    expect(paybackTime(yearly(-100, 150, -100, 80))).toBeCloseTo(2 + 50 / 80, 9);
  });

  it('spread a present value over years as a loan payment does', () => {
    expect(equivalentAnnual(1_000, 0.1, 3)).toBeCloseTo(402.11, 2);
  });
});

describe('cost of capital', () => {
  it('is 9.0 % for Sangria in Brealey, Myers and Allen: 40 % debt at 6 %, equity at 12.4 %, tax 35 %', () => {
    const capital = { equity: 75, debt: 50, costOfEquity: 0.124, costOfDebt: 0.06, taxRate: 0.35 };
    expect(weightedCost(capital)).toBeCloseTo(0.09, 6);
  });

  it('adds beta times the premium, and more beta with more debt', () => {
    expect(costOfEquity(0.04, 1.2, 0.05, 0.01)).toBeCloseTo(0.11, 12);
    expect(leveredBeta(0.8, 0.5, 0.25)).toBeCloseTo(1.1, 12);
  });
});

describe('simulation', () => {
  it('of a triangle has its known mean (a + b + c) / 3', () => {
    const random = seededRandom(3);
    const trials = Array.from({ length: 20_000 }, () => drawTriangular(random, -10, 5, 35));
    const { mean, lossShare, bins } = spreadOf(trials);
    expect(mean).toBeCloseTo(10, 0);
    // The distribution below the likely value is (x − a)² / ((b − a)(c − a)).
    expect(lossShare).toBeCloseTo(100 / (45 * 15), 1);
    expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
