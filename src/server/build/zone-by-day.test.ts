import { expect, it } from 'vitest';
import { zoneByDay } from './zone-by-day.ts';

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 31, hour, 59)));

it.each(hours)('is day where an app is tried at %o', (now) => {
  const written = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: zoneByDay(now) }).format(now);
  expect(Number(written)).toBeGreaterThanOrEqual(9);
  expect(Number(written)).toBeLessThanOrEqual(20);
});
