import { expect, it } from 'vitest';
import { isDay, moveDay, moveMonth, weeksOf } from './days.ts';

it('knows days and months', () => {
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('yesterday')).toBe(false);
  expect(moveDay('2026-03-01', -1)).toBe('2026-02-28');
  expect(moveMonth('2026-01', -1)).toBe('2025-12');
});

it('lays a month out in weeks that begin on a Monday', () => {
  const weeks = weeksOf('2026-03');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
});
