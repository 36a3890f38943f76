import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelPayment, loanSchedule, ratePerPeriod } from './loans.ts';

const months = 12;

describe('loans', () => {
  it('pay 599.55 a month for 100,000 at 6 % over 30 years', () => {
    expect(levelPayment({ amount: 100_000, rate: 0.06 / months, periods: 360 })).toBeCloseTo(599.55, 2);
  });

  it('without interest are paid in equal parts', () => {
    expect(levelPayment({ amount: 1_200, rate: 0, periods: 12 })).toBe(100);
  });

  it('have the rate of Regulation Z, appendix J, example (c)(1)(i): 24 payments of 230 for 5,000 are 9.69 %', () => {
    const rate = ratePerPeriod(5_000, Array<number>(24).fill(230));
    expect((rate ?? 0) * months * 100).toBeCloseTo(9.69, 2);
  });

  it('that hand over more than is paid back have no rate', () => {
    expect(ratePerPeriod(100, [10, 10])).toBeUndefined();
  });

  it('are paid off to the last coin, whatever is paid on top', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 2_000_000 }),
        fc.double({ min: 0, max: 0.02, noNaN: true }),
        fc.integer({ min: 1, max: 480 }),
        fc.integer({ min: 0, max: 5_000 }),
        (amount, rate, periods, extra) => {
          const schedule = loanSchedule({ amount, rate, periods }, extra);
          expect(schedule.at(-1)?.balance).toBe(0);
          expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(amount, 1);
          expect(schedule.length).toBeLessThanOrEqual(periods);
        },
      ),
    );
  });
});
