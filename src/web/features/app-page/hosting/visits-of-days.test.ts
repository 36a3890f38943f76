import { expect, it } from 'vitest';
import { firstDay, visitsOfDays } from './visits-of-days.ts';

const now = Date.parse('2026-03-02T10:00:00Z');

it('has a figure for each day, also where nobody came', () => {
  expect(firstDay(now, 4)).toBe('2026-02-27');
  expect(visitsOfDays([{ day: '2026-02-28', visits: 3 }], now, 4)).toEqual([
    { day: '2026-02-27', visits: 0 },
    { day: '2026-02-28', visits: 3 },
    { day: '2026-03-01', visits: 0 },
    { day: '2026-03-02', visits: 0 },
  ]);
});
