import { expect, test } from 'vitest';
import { cutOf, filterText, sizeOf, untouched } from './picture-settings.ts';

test('a crop takes the middle', () => {
  expect(cutOf(800, 600, 'Original')).toEqual({ x: 0, y: 0, width: 800, height: 600 });
  expect(cutOf(800, 600, 'Square')).toEqual({ x: 100, y: 0, width: 600, height: 600 });
  expect(cutOf(600, 800, 'Square')).toEqual({ x: 0, y: 100, width: 600, height: 600 });
  expect(cutOf(1600, 1600, '16:9')).toEqual({ x: 0, y: 350, width: 1600, height: 900 });
});

test('the size follows crop, scale and turns', () => {
  expect(sizeOf(800, 600, { ...untouched, scale: 50 })).toEqual({ width: 400, height: 300 });
  expect(sizeOf(800, 600, { ...untouched, turns: 1 })).toEqual({ width: 600, height: 800 });
  expect(sizeOf(800, 600, { ...untouched, turns: 3, crop: 'Square', scale: 1 })).toEqual({
    width: 6,
    height: 6,
  });
  expect(sizeOf(10, 10, { ...untouched, scale: 1 })).toEqual({ width: 1, height: 1 });
});

test('filters are written for the canvas', () => {
  expect(filterText({ ...untouched, gray: 100 })).toBe(
    'brightness(100%) contrast(100%) saturate(100%) grayscale(100%) sepia(0%) blur(0px)',
  );
});
