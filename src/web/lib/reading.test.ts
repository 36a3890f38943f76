import { expect, it } from 'vitest';
import { readableDay, readingMinutes } from './reading.ts';

it('writes a day out', () => {
  expect(readableDay('2026-01-05')).toBe('5 January 2026');
  expect(readableDay('2026-12-31')).toBe('31 December 2026');
});

it('rounds the time to read and never says none', () => {
  expect([10, 220, 500, 1_400].map(readingMinutes)).toEqual([1, 1, 2, 6]);
});
