import { expect, it } from 'vitest';
import { bearingWhite, contrast, parseHex, toHex, white } from './color-math.ts';

it.each(['#4682b4', '#2e8b57', '#4169e1', '#dc143c', '#00008b'])('%s bears white letters', (hex) => {
  expect(contrast(bearingWhite(parseHex(hex), 4.5), white)).toBeGreaterThanOrEqual(4.5);
});

it.each(['#ffd700', '#7fffd4', '#00008b'])(
  '%s stays as it is: bright colours bear black, dark ones white',
  (hex) => {
    expect(toHex(bearingWhite(parseHex(hex), 4.5))).toBe(hex);
  },
);
