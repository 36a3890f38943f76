import { describe, expect, it } from 'vitest';
import { isYearField } from '../library/words/years.ts';
import { fieldFromWords } from './field-from-words.ts';

describe('a field from words', () => {
  it.each(['year', 'year built', 'release year', 'vintage', 'founded'])('is a year: “%s”', (words) => {
    const made = fieldFromWords(words, 'house');
    expect(made?.field.kind).toBe('number');
    expect(made !== undefined && isYearField(made.field)).toBe(true);
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const sample = Number(made?.sample(index));
      expect(sample).toBeGreaterThan(1900);
      expect(sample).toBeLessThan(2100);
    }
  });

  it('is no year where it counts by the year', () => {
    const made = fieldFromWords('visits per year', 'house');
    expect(made !== undefined && isYearField(made.field)).toBe(false);
  });
});
