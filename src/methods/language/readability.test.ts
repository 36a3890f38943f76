import { describe, expect, it } from 'vitest';
import { readabilityOf } from './readability.ts';

describe('readability', () => {
  it('of six words of one syllable is 116.145, the figure that the formula gives by hand', () => {
    const { ease, grade, words, sentences, syllables } = readabilityOf('The cat sat on the mat.') ?? {
      ease: 0,
      grade: 0,
      words: 0,
      sentences: 0,
      syllables: 0,
    };
    expect({ words, sentences, syllables }).toEqual({ words: 6, sentences: 1, syllables: 6 });
    expect(ease).toBeCloseTo(116.145, 3);
    expect(grade).toBeCloseTo(-1.45, 2);
  });

  it('of a long sentence with long words is low; syllables are counted by rules, which may be off by two', () => {
    const text = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
    const { words, syllables, ease } = readabilityOf(text) ?? { words: 0, syllables: 0, ease: 100 };
    expect(words).toBe(13);
    // Counted by ear there are 24.
    expect(Math.abs(syllables - 24)).toBeLessThanOrEqual(2);
    expect(ease).toBeLessThan(40);
  });

  it('of no words is nothing', () => {
    expect(readabilityOf(' … !')).toBeNull();
  });
});
