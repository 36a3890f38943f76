import { expect, test } from 'vitest';
import { readNumber, showMoney, showNumber } from './number-text.ts';

test('numbers are read as people type them', () => {
  expect(readNumber('1,200.50')).toBe(1200.5);
  expect(readNumber(' −3 ')).toBe(-3);
  expect(readNumber('.5')).toBe(0.5);
  expect(readNumber('2e3')).toBe(2000);
});

test('what is no number is not read as one', () => {
  for (const text of ['', 'abc', '1.2.3', '12kg', '1,2', '-']) expect(readNumber(text)).toBeUndefined();
});

test('numbers are shown without binary noise', () => {
  expect(showNumber(0.1 + 0.2)).toBe('0.3');
  expect(showNumber(1234567.891)).toBe('1,234,567.891');
  expect(showNumber(1e21)).toBe('1e+21');
  expect(showNumber(0.000000012345)).toBe('1.2345e-8');
  expect(showMoney(-1234.5)).toBe('−$1,234.50');
});
