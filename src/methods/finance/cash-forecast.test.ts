import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, nextWorkingDay, weekday } from './calendar-days.ts';
import { collections, lowestOf, runningBalance, spreadOver } from './cash-forecast.ts';

describe('cash forecast', () => {
  it('collects 85.0, 80.3, 108.5 and 128.0 for Dynamic Mattress in Brealey, Myers and Allen', () => {
    const sales = [75, 87.5, 78.5, 116, 131];
    const pattern = [
      { after: 0, share: 0.8 },
      { after: 1, share: 0.2 },
    ];
    const collected = collections(sales, pattern).slice(1);
    for (const [quarter, printed] of [85, 80.3, 108.5, 128].entries())
      expect(collected[quarter]).toBeCloseTo(printed, 9);
  });

  it('ends the quarters of Dynamic Mattress with −41.5, −56.5, −30.5 and 4.5', () => {
    const balances = runningBalance(5, [-46.5, -15, 26, 35]);
    expect(balances).toEqual([-41.5, -56.5, -30.5, 4.5]);
    expect(lowestOf(balances)).toEqual({ period: 1, balance: -56.5 });
  });

  it('never collects more than was sold', () => {
    const step = fc.record({ after: fc.integer({ min: 0, max: 20 }), share: fc.constant(0.2) });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 13 }),
        fc.array(step, { maxLength: 5 }),
        (sales, pattern) => {
          const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
          expect(sum(collections(sales, pattern, 1))).toBeLessThanOrEqual(sum(sales) + 1e-9);
        },
      ),
    );
  });

  it('spreads a sum over its periods', () => {
    expect(spreadOver(90, 1, 3, 5)).toEqual([0, 30, 30, 30, 0]);
    expect(spreadOver(90, 1, 3, 5, 2)).toEqual([0, 0, 0, 30, 30]);
  });
});

describe('days', () => {
  it('are counted over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(daysBetween('2026-12-28', '2027-01-04')).toBe(7);
  });

  it('of the week are those of ISO 8601: 2026-01-01 was a Thursday', () => {
    expect(weekday('2026-01-01')).toBe(4);
    expect(nextWorkingDay('2026-01-03')).toBe('2026-01-05');
    expect(nextWorkingDay('2026-01-02')).toBe('2026-01-02');
  });
});
