import { describe, expect, it } from 'vitest';
import { fitFrame } from './fit-frame.ts';

describe('a window in the room that there is', () => {
  it('is shrunk to the width and as tall as the room', () => {
    expect(fitFrame('desktop', { width: 640, height: 400 })).toEqual({
      width: 1280,
      height: 800,
      scale: 0.5,
    });
  });

  it('is never enlarged', () => {
    expect(fitFrame('phone', { width: 1000, height: 600 })).toEqual({ width: 390, height: 600, scale: 1 });
  });

  it('is no taller than its device', () => {
    expect(fitFrame('phone', { width: 1000, height: 2000 }).height).toBe(844);
    expect(fitFrame('tablet', { width: 410, height: 2000 })).toEqual({
      width: 820,
      height: 1180,
      scale: 0.5,
    });
  });

  it('takes all the room on a wide screen', () => {
    expect(fitFrame('desktop', { width: 1600, height: 900 })).toEqual({ width: 1600, height: 900, scale: 1 });
  });

  it('stands before the room is known', () => {
    expect(fitFrame('desktop', { width: 0, height: 0 })).toEqual({ width: 1280, height: 1, scale: 1 });
  });
});
