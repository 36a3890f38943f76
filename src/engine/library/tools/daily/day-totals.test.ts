import { expect, test } from 'vitest';
import { averageOf, totalOn, weekTotals } from './day-totals.ts';

const entries = [
  { day: '2024-03-01', amount: 300 },
  { day: '2024-03-01', amount: 200 },
  { day: '2024-02-28', amount: 100 },
];

test('amounts are added by day', () => {
  expect(totalOn(entries, '2024-03-01')).toBe(500);
  expect(totalOn(entries, '2024-02-29')).toBe(0);
  expect(weekTotals(entries, '2024-03-01', 3)).toEqual([
    { day: '2024-02-28', total: 100 },
    { day: '2024-02-29', total: 0 },
    { day: '2024-03-01', total: 500 },
  ]);
});

test('days without entries do not lower the average', () => {
  expect(averageOf(weekTotals(entries, '2024-03-01', 3))).toBe(300);
  expect(averageOf([])).toBe(0);
});
