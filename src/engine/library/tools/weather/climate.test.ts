import { expect, test } from 'vitest';
import { alertsFor, cities, daysFrom, degrees, findCities, temperatureAt, weatherOn } from './climate.ts';

const city = (name: string) => {
  const found = cities.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

test('cities are found by the beginning of their name, and by country', () => {
  expect(findCities('lon').map(({ name }) => name)[0]).toBe('London');
  expect(findCities('spain').map(({ name }) => name)).toEqual(['Barcelona', 'Madrid']);
  expect(findCities('xyzzy')).toEqual([]);
  expect(findCities('  ')).toEqual([]);
});

test('weather follows the place and the season, and stays the same', () => {
  const mean = (name: string, day: string) =>
    daysFrom(city(name), day, 20).reduce((sum, { low, high }) => sum + (low + high) / 2, 0) / 20;
  expect(mean('Oslo', '2026-07-10')).toBeGreaterThan(mean('Oslo', '2026-01-10') + 10);
  expect(mean('Sydney', '2026-07-10')).toBeLessThan(mean('Sydney', '2026-01-10'));
  expect(weatherOn(city('Rome'), '2026-05-05')).toEqual(weatherOn(city('Rome'), '2026-05-05'));
});

test('the hours lie between the lowest and the highest of the day', () => {
  const day = weatherOn(city('Cairo'), '2026-06-01');
  const hours = Array.from({ length: 24 }, (_, hour) => temperatureAt(day, hour));
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([day.low, day.high]);
  expect(hours.indexOf(day.low)).toBeLessThan(hours.indexOf(day.high));
});

test('degrees are converted', () => {
  expect([degrees(0, 'F'), degrees(100, 'F'), degrees(-40, 'F'), degrees(21.4, 'C')]).toEqual([
    32, 212, -40, 21,
  ]);
});

test('alerts name heat, frost, wind and storms', () => {
  const calm = {
    ...weatherOn(city('Rome'), '2026-05-05'),
    sky: 'Sunny' as const,
    wind: 5,
    high: 20,
    low: 12,
  };
  expect(alertsFor([calm])).toEqual([]);
  expect(
    alertsFor([
      { ...calm, high: 37 },
      { ...calm, low: -12, wind: 40 },
    ]).map(({ text }) => text),
  ).toEqual(['Great heat', 'Strong wind', 'Severe frost']);
});
