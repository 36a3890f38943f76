import { describe, expect, it } from 'vitest';
import { checkedSentences } from './checked-sentences.ts';

const facts = [
  'You pay €928.80 a month.',
  'Interest: €5,728',
  'Rate: 4.5 %',
  'Term: 5 years',
  'In 3 of 4 cases',
];

describe('what a model says about a result', () => {
  it('stays when its every number is one of the result', () => {
    const text =
      'Each month costs €928.80. Over 5 years that is 5,728 of interest at 4.50 %.\n\nNothing else.';
    expect(checkedSentences(text, facts)).toEqual({
      paragraphs: [
        'Each month costs €928.80. Over 5 years that is 5,728 of interest at 4.50 %.',
        'Nothing else.',
      ],
      leftOut: 0,
    });
  });

  it.each([
    'It costs €929 a month.',
    'Interest comes to 5.7 thousand.',
    'That is twice the usual rate.',
    'It runs for six years.',
    'In half of all cases it ends well.',
    'By 2031 it is paid.',
  ])('loses the sentence “%s”', (wrong) => {
    expect(checkedSentences(`The rate is 4.5 %. ${wrong}`, facts)).toEqual({
      paragraphs: ['The rate is 4.5 %.'],
      leftOut: 1,
    });
  });

  it('may say a number of the result in words', () => {
    expect(checkedSentences('It runs for five years, well in three of four cases.', facts).leftOut).toBe(0);
  });

  it('is nothing when no sentence is left', () => {
    expect(checkedSentences('It costs 1. It costs 2.', facts)).toEqual({ paragraphs: [], leftOut: 2 });
  });
});
