import { expect, it } from 'vitest';
import { momentInZone } from './moment-in-zone.ts';

const moment = new Date('2026-03-10T23:30:00Z');

it.each([
  ['Asia/Tokyo', '2026-03-11', '2026-03-11T08:30'],
  ['America/New_York', '2026-03-10', '2026-03-10T19:30'],
  ['UTC', '2026-03-10', '2026-03-10T23:30'],
  ['Nowhere/At all', '2026-03-10', '2026-03-10T23:30'],
  ['x'.repeat(10_000), '2026-03-10', '2026-03-10T23:30'],
  [7, '2026-03-10', '2026-03-10T23:30'],
  [undefined, '2026-03-10', '2026-03-10T23:30'],
])('in %s it is %s', (zone, today, now) => expect(momentInZone(moment, zone)).toEqual({ today, now }));

it('begins the day at midnight', () => {
  expect(momentInZone(new Date('2026-03-10T00:00:00Z'), 'UTC').now).toBe('2026-03-10T00:00');
});
