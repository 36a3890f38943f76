import { afterEach, expect, it, vi } from 'vitest';
import { type PictureNeeds, placeOf, shrinkPicture } from './shrink-picture.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes the middle of a picture', () => {
  const square = { part: 'middle', pixels: 64 } as const;
  expect(placeOf({ width: 300, height: 100 }, square)).toMatchObject({ x: 100, y: 0, w: 100, h: 100 });
  expect(placeOf({ width: 100, height: 300 }, square)).toMatchObject({ x: 0, y: 100, width: 64, height: 64 });
});

it('makes a whole picture smaller in its own shape, and never larger', () => {
  const whole = { part: 'whole', pixels: 1000 } as const;
  expect(placeOf({ width: 4000, height: 2000 }, whole)).toMatchObject({ width: 1000, height: 500 });
  expect(placeOf({ width: 4000, height: 2000 }, whole, 0.5)).toMatchObject({ width: 500, height: 250 });
  expect(placeOf({ width: 40, height: 20 }, whole)).toMatchObject({ width: 40, height: 20 });
  expect(placeOf({ width: 9000, height: 1 }, whole)).toMatchObject({ width: 1000, height: 1 });
});

it('tells what cannot be read from what stays too large, and tries one way after the other', async () => {
  const needs: PictureNeeds = {
    part: 'whole',
    pixels: 100,
    mostLetters: 10,
    ways: () => [
      { type: 'image/png', quality: 1 },
      { type: 'image/jpeg', quality: 0.5 },
    ],
  };
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await shrinkPicture(new Blob(['x']), needs)).toEqual({ fault: 'not-read' });

  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => {} }));
  const context = { drawImage: () => {}, fillRect: () => {}, fillStyle: '' };
  const sizes = { 'image/png': 50, 'image/jpeg': 9, 'image/webp': 99 };
  const canvas = {
    getContext: () => context,
    toDataURL: (type: keyof typeof sizes) => 'x'.repeat(sizes[type]),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  expect(await shrinkPicture(new Blob(['x']), needs)).toEqual({ data: 'x'.repeat(9) });
  expect(await shrinkPicture(new Blob(['x']), { ...needs, mostLetters: 3 })).toEqual({ fault: 'too-large' });
});
