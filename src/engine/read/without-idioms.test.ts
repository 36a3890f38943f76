import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import type { Reading } from '../reader/reading.ts';
import { withoutIdioms } from './without-idioms.ts';

const text = 'keep an eye on my houseplants';
const reading: Reading = {
  text,
  spans: [
    { kind: 'A', start: 0, end: 4, sure: 1 },
    { kind: 'T', start: 8, end: 11, sure: 1 },
    { kind: 'T', start: 18, end: 29, sure: 1 },
  ],
  arcs: [
    { from: 0, to: 1 },
    { from: 0, to: 2 },
  ],
  tasks: [],
};

describe('a phrase of which no word is meant by itself', () => {
  it('names nothing that could be kept, and the rest stays where it belongs', () => {
    const { spans, arcs } = withoutIdioms(reading);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['keep', 'houseplants']);
    expect(arcs).toEqual([{ from: 0, to: 1 }]);
  });

  it('is not seen in an eye that is meant', () => {
    const plain = { ...reading, text: 'list of eye tests for my houseplants' };
    expect(withoutIdioms(plain)).toBe(plain);
  });
});

describe('what people have by now', () => {
  const marked = (whole: string) => withoutIdioms(markedReading(whole)).spans.length;

  it.each([
    'I tried a {P1 spreadsheet} but nobody could be bothered',
    'the swapping happens in a {P1 whatsapp group} with 31 people',
    'we use {P1 Google Sheets} and it is a mess',
  ])('is not asked for: %s', (whole) => expect(marked(whole)).toBe(0));

  it.each([
    'I want a {P1 spreadsheet} with formulas',
    'export it as a {P1 spreadsheet} for the treasurer',
    'a map of our {P1 paper} recycling',
  ])('is asked for: %s', (whole) => expect(marked(whole)).toBe(1));
});
