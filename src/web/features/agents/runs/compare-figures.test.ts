import { describe, expect, it } from 'vitest';
import { compareFigures } from './compare-figures.ts';

describe('figures of two runs', () => {
  it('stand side by side with their difference', () => {
    expect(compareFigures({ netPresentValue: 100, irr: 8 }, { netPresentValue: 90.5, irr: 8 })).toEqual([
      { name: 'netPresentValue', label: 'Net present value', one: '100', other: '90.5', change: '−9.5' },
      { name: 'irr', label: 'Irr', one: '8', other: '8', change: 'the same' },
    ]);
  });

  it('are shown where only one run has them, or where they are words', () => {
    expect(compareFigures({ choice: 'A' }, { choice: 'B', saved: null })).toEqual([
      { name: 'choice', label: 'Choice', one: 'A', other: 'B', change: '' },
      { name: 'saved', label: 'Saved', one: '–', other: '–', change: '' },
    ]);
  });
});
