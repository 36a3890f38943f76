import { describe, expect, it } from 'vitest';
import { sheetPlace } from './sheet-place.ts';

describe('a picture on its sheet', () => {
  it('is found row by row', () => {
    expect(sheetPlace(0, 6, 3)).toEqual({ size: '300% 200%', position: '0% 0%' });
    expect(sheetPlace(4, 6, 3)).toEqual({ size: '300% 200%', position: '50% 100%' });
    expect(sheetPlace(5, 6, 3)).toEqual({ size: '300% 200%', position: '100% 100%' });
  });

  it('may be alone in its row or column', () => {
    expect(sheetPlace(0, 1, 1)).toEqual({ size: '100% 100%', position: '0% 0%' });
    expect(sheetPlace(3, 4, 3)).toEqual({ size: '300% 200%', position: '0% 100%' });
  });
});
