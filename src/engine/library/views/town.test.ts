import { expect, test } from 'vitest';
import { distance, formatDistance, placesOf, townHeight, townWidth } from './town.ts';

const names = Array.from({ length: 30 }, (_, index) => `Café ${index}`);

test('a name always stands at the same place inside the map', () => {
  const places = placesOf(names);
  expect(placesOf(names)).toEqual(places);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(townWidth);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(townHeight);
  }
});

test('no two stand in one block of houses', () => {
  const places = placesOf(names);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
});

test('distances are in kilometres of the town', () => {
  expect(distance({ x: 0, y: 0 }, { x: 1000, y: 0 })).toBe(5);
  expect(formatDistance(0.42)).toBe('400 m');
  expect(formatDistance(2.34)).toBe('2.3 km');
});
