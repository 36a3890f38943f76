import { expect, test } from 'vitest';
import { nextValue, startSeries } from './live-values.ts';

const measure = { label: 'Temperature', min: 10, max: 40 };

test('values stay in their range and near the one before', () => {
  const series = startSeries(measure, 'hall', 200);
  for (const [index, value] of series.entries()) {
    expect(value).toBeGreaterThanOrEqual(10);
    expect(value).toBeLessThanOrEqual(40);
    expect(Math.abs(value - (series[index - 1] ?? value))).toBeLessThan(5);
  }
});

test('each source has values of its own, the same every time', () => {
  expect(startSeries(measure, 'hall', 5)).toEqual(startSeries(measure, 'hall', 5));
  expect(startSeries(measure, 'hall', 5)).not.toEqual(startSeries(measure, 'roof', 5));
});

test('the next value moves', () => {
  const values = Array.from({ length: 10 }, (_, step) => nextValue(measure, 'hall', 25, step));
  expect(new Set(values).size).toBeGreaterThan(5);
});
