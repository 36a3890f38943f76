import { expect, test } from 'vitest';
import { type EvaluateOptions, evaluate } from './evaluate.ts';

function value(text: string, options?: EvaluateOptions): number | string {
  const result = evaluate(text, options);
  return result.ok ? result.value : result.fault;
}

test('the usual order of operations holds', () => {
  expect(value('2 + 3 × 4')).toBe(14);
  expect(value('(2 + 3) × 4')).toBe(20);
  expect(value('2^3^2')).toBe(512);
  expect(value('-2^2')).toBe(-4);
  expect(value('10 − 4 − 3')).toBe(3);
  expect(value('100 ÷ 8 ÷ 2')).toBe(6.25);
  expect(value('0.1 + 0.2')).toBe(0.3);
});

test('percent, factorial, brackets and products without a sign', () => {
  expect(value('200 × 15%')).toBe(30);
  expect(value('5!')).toBe(120);
  expect(value('2(3+4)')).toBe(14);
  expect(value('2π')).toBeCloseTo(6.2831853);
  expect(value('3 × (4 + 1')).toBe(15);
});

test('functions in degrees and radians', () => {
  expect(value('sin(30)', { degrees: true })).toBe(0.5);
  expect(value('cos(pi)')).toBe(-1);
  expect(value('√(144)')).toBe(12);
  expect(value('√16 + 1')).toBe(5);
  expect(value('log(1000) + ln(e)')).toBe(4);
  expect(value('atan(1)', { degrees: true })).toBe(45);
});

test('names stand for given values', () => {
  expect(value('price * count', { names: (name) => ({ price: 4, count: 3 })[name] })).toBe(12);
});

test('what cannot be calculated is explained', () => {
  expect(value('')).toBe('Enter something to calculate.');
  expect(value('5 ÷ 0')).toBe('Division by zero is not possible.');
  expect(value('√(-4)')).toBe('This has no real value.');
  expect(value('2 +')).toBe('The expression is not complete.');
  expect(value('2 $ 3')).toBe('“$” cannot be calculated with.');
  expect(value('foo(2)')).toBe('“foo” is not known.');
  expect(value('171!')).toBe('A factorial needs a whole number from 0 to 170.');
  expect(value('tan(90)', { degrees: true })).toBe('The tangent has no value there.');
  expect(value('2 3')).toBe('A sign is missing.');
});
