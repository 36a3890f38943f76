import { expect, test } from 'vitest';
import { formulaOf, trendOf, valueAt } from './trend.ts';

test('a straight row of values is continued exactly', () => {
  const trend = trendOf([3, 7, 11, 15]);
  expect(trend).toEqual({ slope: 4, intercept: -1, fit: 1 });
  expect(trend === undefined ? 0 : valueAt(trend, 5)).toBe(19);
  expect(trend === undefined ? '' : formulaOf(trend)).toBe('value = -1 + 4 × step');
});

test('scattered values give the least-squares line', () => {
  const trend = trendOf([1, 3, 2, 5]);
  expect(trend?.slope).toBeCloseTo(1.1, 10);
  expect(trend?.intercept).toBeCloseTo(0, 10);
  expect(trend?.fit).toBeCloseTo(0.6914, 3);
});

test('equal values give a flat line that fits', () => {
  expect(trendOf([5, 5, 5])).toEqual({ slope: 0, intercept: 5, fit: 1 });
});

test('one value is no trend', () => {
  expect(trendOf([5])).toBeUndefined();
});
