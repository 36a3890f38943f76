import { describe, expect, it } from 'vitest';
import { type AppPlace, readPlace, writePlace } from './app-address.ts';

describe('the address of the page', () => {
  it('is read back as it was written', () => {
    const place: AppPlace = { tab: 'versions', version: 3, compare: [1, 3], file: 'src/app.tsx' };
    expect(readPlace(writePlace(place))).toEqual(place);
  });

  it('is short for the first tab', () => {
    expect(writePlace({ tab: 'app' }).toString()).toBe('');
  });

  it('is read with what makes no sense left out', () => {
    expect(readPlace(new URLSearchParams('tab=nothing&version=-1&compare=1-2'))).toEqual({
      tab: 'app',
      version: undefined,
      compare: undefined,
      file: undefined,
    });
  });
});
