import { expect, test } from 'vitest';
import { contrastOf, readColor } from '../converter/colors.ts';
import { backgrounds, coverOf, wrapWords } from './card-layout.ts';

test('words are wrapped to the width', () => {
  const measure = (text: string) => text.length;
  expect(wrapWords('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(wrapWords('extraordinary day', 5, measure)).toEqual(['extraordinary', 'day']);
  expect(wrapWords('  ', 5, measure)).toEqual([]);
});

test('a picture fills the frame from its middle', () => {
  expect(coverOf(200, 100, { width: 50, height: 50 })).toEqual({ x: 50, y: 0, width: 100, height: 100 });
  expect(coverOf(100, 200, { width: 100, height: 100 })).toEqual({ x: 0, y: 50, width: 100, height: 100 });
});

test('the ink is readable on every background', () => {
  for (const { name, colors, ink } of backgrounds)
    for (const color of colors) {
      const [a, b] = [readColor(color), readColor(ink)];
      expect(a !== undefined && b !== undefined && contrastOf(a, b) >= 4.5, name).toBe(true);
    }
});
