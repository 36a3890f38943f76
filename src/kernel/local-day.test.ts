import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it('is the day where the person is, up to its last minute', () => {
  expect(localDay(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05');
  expect(localDay(new Date(2026, 2, 5, 0, 0).getTime())).toBe('2026-03-05');
});
