import { describe, expect, it } from 'vitest';
import { markedReading } from '../../../../testing/reader/marked-reading.ts';
import { labelWords, resizings } from './edit-spans.ts';

const { text, spans } = markedReading('I {A1 lend} my {T2 old books} to {R3 friends}. Often.');

describe('labels of words', () => {
  it('are given, changed and taken away in the order of the text', () => {
    expect(
      labelWords(spans, { start: 12, end: 21 }, 'K')
        .map(({ kind }) => kind)
        .join(''),
    ).toBe('AKR');
    expect(
      labelWords(spans, { start: 0, end: 1 }, 'R')
        .map(({ kind }) => kind)
        .join(''),
    ).toBe('RATR');
    expect(
      labelWords(spans, { start: 10, end: 19 }, undefined)
        .map(({ kind }) => kind)
        .join(''),
    ).toBe('AR');
  });

  it('grow and shrink by a word, not into another group or sentence', () => {
    const [lend, books, friends] = spans;
    if (lend === undefined || books === undefined || friends === undefined) throw new Error('Not read.');
    const told = (span: typeof books) =>
      resizings(text, spans, span).map(({ how, to }) => `${how}: ${text.slice(to.start, to.end)}`);
    expect(told(books)).toEqual([
      'add-before: my old books',
      'add-after: old books to',
      'leave-first: books',
      'leave-last: old',
    ]);
    expect(told(friends)).toEqual(['add-before: to friends']);
    expect(told(lend)).toEqual(['add-before: I lend', 'add-after: lend my']);
  });
});
