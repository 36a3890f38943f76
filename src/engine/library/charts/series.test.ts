import { expect, test } from 'vitest';
import { largestOf, scaleOf, shorten } from './series.ts';

test('the scale starts at zero and covers the largest value in round steps', () => {
  expect(scaleOf([3, 7, 18])).toEqual({ top: 20, bottom: 0, steps: [0, 5, 10, 15, 20] });
  expect(scaleOf([0.2, 0.9]).top).toBeGreaterThanOrEqual(0.9);
});

test('counts get no broken steps', () => {
  expect(scaleOf([1, 2]).steps.every(Number.isInteger)).toBe(true);
});

test('values below zero are on the scale', () => {
  const { top, bottom } = scaleOf([-30, 50]);
  expect(bottom).toBeLessThanOrEqual(-30);
  expect(top).toBeGreaterThanOrEqual(50);
});

test('no values give a scale that can be drawn', () => {
  expect(scaleOf([])).toEqual({ top: 1, bottom: 0, steps: [0, 1] });
});

test('the rest of many values is added up', () => {
  const points = [5, 1, 9, 2, 3].map((value) => ({ label: `v${value}`, value }));
  expect(largestOf(points, 3)).toEqual([
    { label: 'v9', value: 9 },
    { label: 'v5', value: 5 },
    { label: 'Others', value: 6 },
  ]);
});

test('long labels are cut', () => {
  expect(shorten('Department', 6)).toBe('Depar…');
  expect(shorten('Dep', 6)).toBe('Dep');
});
