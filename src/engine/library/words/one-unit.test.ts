import { expect, it } from 'vitest';
import { unitAfter, withOneUnit } from './one-unit.ts';

it.each([
  [1, 'points', 'point'],
  [2, 'points', 'points'],
  [-1, 'hours', 'hour'],
  [1, 'boxes', 'box'],
  [1, 'minutes', 'minute'],
  [1, 'berries', 'berry'],
  [1, 'pcs', 'pcs'],
  [1, 'km', 'km'],
  [1, 'glass', 'glass'],
  [1.5, 'points', 'points'],
])('%s %s', (value, unit, expected) => {
  expect(unitAfter(value, unit)).toBe(expected);
});

it.each([
  ['1 points from Ming.', '1 point from Ming.'],
  ['21 points, 1 slots left', '21 points, 1 slot left'],
  ['0.1 points', '0.1 points'],
  ['1 needs a driver', '1 needs a driver'],
  ["Unit 1 tenants' hall", "Unit 1 tenants' hall"],
])('%s', (text, expected) => {
  expect(withOneUnit(text)).toBe(expected);
});
