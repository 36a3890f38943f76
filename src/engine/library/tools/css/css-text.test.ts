import { expect, test } from 'vitest';
import { gradientValue, radiusValue, shadowValue } from './css-text.ts';

test('shadows', () => {
  const shadow = { x: 2, y: 4, blur: 8, spread: -1, opacity: 30, color: '#ff0010', inset: false };
  expect(shadowValue(shadow)).toBe('2px 4px 8px -1px rgb(255 0 16 / 30%)');
  expect(shadowValue({ ...shadow, inset: true })).toMatch(/^inset /);
});

test('gradients', () => {
  expect(gradientValue({ kind: 'Linear', angle: 45, colors: ['#fff', '#000'] })).toBe(
    'linear-gradient(45deg, #fff 0%, #000 100%)',
  );
  expect(gradientValue({ kind: 'Radial', angle: 0, colors: ['red', 'lime', 'blue'] })).toBe(
    'radial-gradient(circle, red 0%, lime 50%, blue 100%)',
  );
  expect(gradientValue({ kind: 'Conic', angle: 90, colors: ['red'] })).toBe(
    'conic-gradient(from 90deg, red 0%)',
  );
});

test('corners are written short', () => {
  expect(radiusValue([8, 8, 8, 8])).toBe('8px');
  expect(radiusValue([8, 4, 8, 4])).toBe('8px 4px');
  expect(radiusValue([1, 2, 3, 4])).toBe('1px 2px 3px 4px');
});
