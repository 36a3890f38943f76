import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, easterOf, isoWeekOf, monthsLater, spanBetween, weekdayOfMonth } from './calendar.ts';
import { workdaysBetween } from './days-between.ts';
import { workdaysLater } from './read-day-expression.ts';

describe('the calendar', () => {
  // The examples of Meeus, Astronomical Algorithms, chapter 8, the latest day that there is, and the years around this one.
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1991, '1991-03-31'],
    [1992, '1992-04-19'],
    [1993, '1993-04-11'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
  ])('has Easter of %i on %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('knows which days there are', () => {
    expect([dayOf(2024, 2, 29), dayOf(2023, 2, 29), dayOf(1900, 2, 29), dayOf(2026, 4, 31)]).toEqual([
      '2024-02-29',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts weeks as ISO 8601 does', () => {
    expect([isoWeekOf('2026-01-01'), isoWeekOf('2027-01-01'), isoWeekOf('2024-12-30')]).toEqual([
      { week: 1, year: 2026 },
      { week: 53, year: 2026 },
      { week: 1, year: 2025 },
    ]);
  });

  it('finds the fourth Thursday and the last Monday', () => {
    expect([weekdayOfMonth(2026, 11, 4, 4), weekdayOfMonth(2026, 5, 1, -1)]).toEqual([
      '2026-11-26',
      '2026-05-25',
    ]);
  });

  it('adds months and ends on the last day of a shorter one', () => {
    expect([monthsLater('2026-01-31', 1), monthsLater('2026-03-15', -3)]).toEqual([
      '2026-02-28',
      '2025-12-15',
    ]);
  });

  it('tells a span in years, months and days', () => {
    expect(spanBetween('1990-03-12', '2026-11-17')).toEqual({ years: 36, months: 8, days: 5 });
  });
});

describe('working days', () => {
  it('are counted one by one with the same result', () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (from, length) => {
        const days = Array.from(
          { length: length + 1 },
          (_, index) => new Date(Date.parse(from) + index * 86_400_000),
        );
        const to = days.at(-1)?.toISOString().slice(0, 10) ?? from;
        const worked = days.filter((date) => date.getUTCDay() !== 0 && date.getUTCDay() !== 6);
        expect(workdaysBetween(from, to)).toBe(worked.length);
      }),
    );
  });

  it('later are found by walking, from a weekend too', () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), fc.constantFrom(-1, 1), (from, amount, step) => {
        const date = new Date(from);
        for (let left = amount; left > 0; ) {
          date.setUTCDate(date.getUTCDate() + step);
          if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
        }
        expect(workdaysLater(from, step * amount)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});
