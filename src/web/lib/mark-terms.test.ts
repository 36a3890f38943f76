import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, markTerms } from './mark-terms.ts';

const shown = (text: string, terms: string[]) =>
  markTerms(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('markTerms', () => {
  it('marks words that begin with a term, in any case, the longest first', () => {
    expect(shown('Backup the backups, not the feedback', ['backup', 'backups'])).toBe(
      '[Backup] the [backups], not the feedback',
    );
  });

  it('takes signs as they are', () => {
    expect(shown('a+b (c) a.b', ['a+b', 'a.b'])).toBe('[a+b] (c) [a.b]');
    expect(shown('plain', [])).toBe('plain');
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
        expect(
          markTerms(text, terms)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('excerptAround', () => {
  const long = `${'one two three '.repeat(30)}needle ${'four five six '.repeat(30)}`.trim();

  it('leaves a short text whole', () => {
    expect(excerptAround('short', ['x'], 20)).toBe('short');
  });

  it('shows what was looked for, cut between words', () => {
    const excerpt = excerptAround(long, ['needle'], 80);
    expect(excerpt).toMatch(/^… (one|two|three) .*needle .*(four|five|six) …$/);
    expect(excerpt.length).toBeLessThanOrEqual(84);
  });

  it('begins at the beginning when the term is only in the title', () => {
    expect(excerptAround(long, ['absent'], 40)).toMatch(/^one two .* …$/);
  });

  it('gives something for a word without end', () => {
    expect(excerptAround('x'.repeat(200), ['x'], 50)).toHaveLength(52);
  });
});
