import { expect, test } from 'vitest';
import { dayAfter, entryOfDay } from './entry-of-day.ts';

test('every day has the next entry, and the first follows the last', () => {
  const days = ['2030-02-27', '2030-02-28', '2030-03-01', '2030-03-02'].map((day) => entryOfDay(day, 3));
  expect(days[1]).toBe(((days[0] ?? 0) + 1) % 3);
  expect(days[2]).toBe(((days[1] ?? 0) + 1) % 3);
  expect(days[3]).toBe(days[0]);
  expect(entryOfDay('1960-01-01', 7)).toBeGreaterThanOrEqual(0);
});

test('days are counted over the end of a month', () => {
  expect(dayAfter('2030-02-28', 1)).toBe('2030-03-01');
  expect(dayAfter('2030-03-01', -1)).toBe('2030-02-28');
});
