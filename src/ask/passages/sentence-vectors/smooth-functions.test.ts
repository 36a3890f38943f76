import { expect, it } from 'vitest';
import { bend, decay } from './smooth-functions.ts';

it('works out powers of e to nine digits without asking the engine', () => {
  for (const exponent of [0, -0.001, -0.5, -1, -3.7, -20]) {
    const wanted = Math.exp(exponent);
    expect(Math.abs(decay(exponent) / wanted - 1)).toBeLessThan(1e-8);
  }
  expect(decay(-1_000)).toBe(0);
});

it('bends as GELU does', () => {
  // Values of x·Φ(x) by tables of the normal distribution.
  for (const [value, wanted] of [
    [0, 0],
    [1, 0.841345],
    [-1, -0.158655],
    [2, 1.9545],
    [-3, -0.00405],
    [12, 12],
    [-12, 0],
  ] as const)
    expect(bend(value)).toBeCloseTo(wanted, 4);
});
