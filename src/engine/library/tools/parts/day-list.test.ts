import { expect, test } from 'vitest';
import { daysUntil, longestStreak, shiftDay, streakOf, weekdayText } from './day-list.ts';

test('days are counted over months and leap years', () => {
  expect(shiftDay('2024-02-28', 1)).toBe('2024-02-29');
  expect(shiftDay('2024-01-01', -1)).toBe('2023-12-31');
  expect(daysUntil('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  expect(weekdayText('2024-03-01')).toBe('Fri');
});

test('a streak goes on until today is over', () => {
  expect(streakOf(['2024-03-01', '2024-02-29'], '2024-03-01')).toBe(2);
  expect(streakOf(['2024-02-29', '2024-02-28'], '2024-03-01')).toBe(2);
  expect(streakOf(['2024-02-28'], '2024-03-01')).toBe(0);
  expect(streakOf([], '2024-03-01')).toBe(0);
});

test('the longest streak may lie in the past', () => {
  expect(longestStreak(['2024-01-01', '2024-01-02', '2024-01-03', '2024-02-10'])).toBe(3);
  expect(longestStreak([])).toBe(0);
});
