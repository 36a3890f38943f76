import { describe, expect, it } from 'vitest';
import { datesInText } from './dates-in-text.ts';
import { termsOf } from './defined-terms.ts';
import { numberOfWords, numbersWrittenTwice } from './numbers-in-words.ts';
import { obligationsOf } from './obligations.ts';
import { brokenReferences } from './references.ts';
import { sectionsOf, sentencesOf } from './sentences.ts';

describe('numbers in words', () => {
  it.each([
    ['thirty', 30],
    ['twenty-one', 21],
    ['two thousand one hundred fifty', 2_150],
    ['one hundred and five', 105],
    ['three million two hundred thousand', 3_200_000],
    ['nineteen hundred', 1_900],
    ['thirty days', undefined],
  ])('reads %s', (words, value) => {
    expect(numberOfWords(words)).toBe(value);
  });

  it('compares them with the figures beside them, in either order', () => {
    const found = numbersWrittenTwice(
      'within thirty (30) days, $1,250 (one thousand two hundred dollars), fifteen percent (50%)',
    );
    expect(found.map(({ words, figures }) => [words, figures])).toEqual([
      [30, 30],
      [1_200, 1_250],
      [15, 50],
    ]);
  });
});

describe('days', () => {
  it('are read in three ways of writing, with what they are', () => {
    const found = datesInText('It begins on 1 October 2026 and ends on June 30, 2026. Review on 2026-02-30.');
    expect(found.map(({ day, role }) => [day, role])).toEqual([
      ['2026-10-01', 'start'],
      ['2026-06-30', 'end'],
      [undefined, 'other'],
    ]);
  });
});

const text = `1. Scope
1.1 “Work” means the chairs. “Idle” means nothing else.
1.2 The Maker shall deliver the Work within ten (10) days under Section 9. See Section 1.1 and Annex B.
(a) The Final Plan and the Final Plan again.
2. Pay
2.1 The Owner must not delay. “Work” means also tables.`;

describe('a contract', () => {
  const sections = sectionsOf(text);

  it('has its sections by number', () => {
    expect(sections.map(({ number }) => number)).toEqual(['1', '1.1', '1.2', '1.2(a)', '2', '2.1']);
  });

  it('shows references that lead nowhere, and leaves statutes alone', () => {
    expect(brokenReferences(text, sections).map(({ quote }) => quote)).toEqual(['Section 9', 'Annex B']);
    expect(brokenReferences('as in section 12 of the Housing Act', sections)).toEqual([]);
  });

  it('shows terms that are unused, defined twice and undefined', () => {
    const terms = termsOf(text);
    expect(terms.unused).toEqual(['Idle']);
    expect(terms.twice).toEqual(['Work']);
    expect(terms.undefinedTerms).toEqual([{ term: 'Final Plan', uses: 2 }]);
  });

  it('says who shall do what by when', () => {
    const found = obligationsOf(sentencesOf(text, sections), ['Maker', 'Owner']);
    expect(found.map(({ who, kind, when, section }) => [who, kind, when, section])).toEqual([
      ['Maker', 'duty', 'within ten (10) days', '1.2'],
      ['Owner', 'ban', '', '2.1'],
    ]);
  });
});
