import { expect, test } from 'vitest';
import { monthName, monthOf, moveMonth, weeksOf } from './month.ts';

test('a month is shown in whole weeks from Monday', () => {
  const weeks = weeksOf(2026, 10);
  expect(weeks[0]?.[0]).toEqual({ date: '2026-10-26', number: 26, inside: false });
  expect(weeks[0]?.[6]).toEqual({ date: '2026-11-01', number: 1, inside: true });
  expect(weeks.at(-1)?.[0]).toEqual({ date: '2026-11-30', number: 30, inside: true });
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('a February of four whole weeks has four', () => {
  expect(weeksOf(2027, 1)).toHaveLength(4);
});

test('months go over the turn of the year', () => {
  expect(moveMonth({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(moveMonth({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
  expect(monthName(monthOf('2026-11-15'))).toBe('November 2026');
});
