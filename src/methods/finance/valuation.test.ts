import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedFlows, freeCashFlow, impliedGrowth, terminalByGrowth } from './enterprise-value.ts';
import { multipleOf, percentile } from './multiples.ts';
import { dilutedShares, pricePerShare } from './price-per-share.ts';

/** Brealey, Myers and Allen, Principles of Corporate Finance, 12th edition, table 19.1: Rio Corporation, $ millions. */
const rio = [
  { ebitda: 23.3, depreciation: 9.9, investment: 14.6, workingCapital: 0.5, flow: 3.5 },
  { ebitda: 24.4, depreciation: 10.6, investment: 15.5, workingCapital: 0.8, flow: 3.2 },
  { ebitda: 26.1, depreciation: 11.3, investment: 16.6, workingCapital: 0.9, flow: 3.4 },
  { ebitda: 26.6, depreciation: 11.8, investment: 15.0, workingCapital: 0.5, flow: 5.9 },
  { ebitda: 27.7, depreciation: 12.3, investment: 15.6, workingCapital: 0.6, flow: 6.1 },
  { ebitda: 28.2, depreciation: 12.7, investment: 16.2, workingCapital: 0.6, flow: 6.0 },
];
const terms = { rate: 0.09, midYear: false };

describe('enterprise value', () => {
  it('has the free cash flows of Rio', () => {
    // The table shows figures rounded to a tenth, so that a sum of five of them may be off by a few tenths.
    for (const year of rio) expect(Math.abs(freeCashFlow(year, 0.35) - year.flow)).toBeLessThan(0.15);
  });

  it('is 20.3 for the flows of Rio, 113.4 at the horizon and 67.6 of it today', () => {
    const flows = rio.map(({ flow }) => flow);
    expect(Math.abs(discountedFlows(flows, terms) - 20.3)).toBeLessThan(0.06);
    const terminal = terminalByGrowth(6.8, 0.03, terms) ?? 0;
    expect(Math.abs(terminal - 113.4)).toBeLessThan(0.1);
    expect(terminal / 1.09 ** 6).toBeCloseTo(67.6, 1);
  });

  it('has no horizon value where growth reaches the rate or nothing flows', () => {
    expect(terminalByGrowth(5, 0.09, terms)).toBeUndefined();
    expect(terminalByGrowth(-1, 0.02, terms)).toBeUndefined();
  });

  it('gives back the growth that a horizon value was made of, with or without the middle of the year', () => {
    const growths = fc.double({ min: -0.05, max: 0.06, noNaN: true });
    fc.assert(
      fc.property(growths, fc.boolean(), (growth, midYear) => {
        const given = { rate: 0.1, midYear };
        const terminal = terminalByGrowth(100 * (1 + growth), growth, given) ?? 0;
        expect(impliedGrowth(terminal, 100, given)).toBeCloseTo(growth, 9);
      }),
    );
  });
});

describe('price per share', () => {
  it('counts 25,000 more shares in IAS 33, illustrative example 5: 100,000 options at 15, price 20', () => {
    const shares = dilutedShares(20, 500_000, [{ count: 100_000, strike: 15 }]);
    expect(shares).toBe(525_000);
    expect(1_200_000 / shares).toBeCloseTo(2.29, 2);
  });

  it('agrees with the shares that it implies, whatever the options', () => {
    const option = fc.record({
      count: fc.integer({ min: 0, max: 500 }),
      strike: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(option, { maxLength: 6 }),
        (equity, options) => {
          const { price, dilutedShares: diluted } = pricePerShare(equity, 1_000, options);
          expect(price * diluted).toBeCloseTo(equity, 6);
        },
      ),
    );
  });
});

describe('multiples', () => {
  it('have the quartiles of the example of Microsoft for QUARTILE: 3.5 is the first of 1, 2, 4, 7, 8, 9, 10, 12', () => {
    expect(percentile([12, 1, 2, 4, 7, 8, 9, 10], 0.25)).toBe(3.5);
    expect(percentile([], 0.5)).toBeUndefined();
  });

  it('mean nothing over a loss', () => {
    expect(multipleOf(100, -5)).toBeUndefined();
    expect(multipleOf(100, 8)).toBe(12.5);
  });
});
