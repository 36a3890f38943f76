import { describe, expect, it } from 'vitest';
import { withValues } from './write-values.ts';

describe('figures of a worksheet', () => {
  it('have their thousands set apart, years do not', () => {
    const body = [
      '| Year | Cost per year | Note |',
      '|---|---|---|',
      '| 2026 | 1950.50 | plan 2026 |',
      '| =A2+1 | =B2*4 | |',
    ].join('\n');
    expect(withValues(body).split('\n').slice(2)).toEqual([
      '| 2026 | 1,950.50 | plan 2026 |',
      '| **2027** | **7,802** |  |',
    ]);
  });
});
