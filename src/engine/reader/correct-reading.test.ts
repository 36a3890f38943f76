import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { correctionsSaid, correctReading, spanFaults } from './correct-reading.ts';
import { type Reading, type Span, type SpanKind, spanKinds, wordsOf } from './reading.ts';
import { kindWords } from './span-words.ts';

const lending = markedReading(
  'I {A1>2 lend} {T2 books} with a {F3>2 title} to {R4 friends}. No {Z5 login}.',
  ['lend-and-return'],
);

function place(text: string, words: string): { start: number; end: number } {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}

function relabel(reading: Reading, words: string, kind: SpanKind | undefined): Span[] {
  const at = place(reading.text, words);
  const others = reading.spans.filter(({ start }) => start !== at.start);
  return kind === undefined ? others : [...others, { kind, ...at }];
}

const told = (reading: Reading) =>
  reading.arcs.map(({ from, to }) =>
    [from, to]
      .map((at) => {
        const span = reading.spans[at];
        return span === undefined ? '' : wordsOf(reading, span);
      })
      .join(' → '),
  );

describe('word groups that somebody gives for a text', () => {
  it('are taken when they lie on words and apart from each other', () => {
    expect(spanFaults(lending.text, lending.spans)).toEqual([]);
    expect(spanFaults('Bring your own – it’s fun', [{ kind: 'Q', start: 17, end: 21 }])).toEqual([]);
  });

  it.each<[what: string, span: Span]>([
    ['not inside of the text', { kind: 'T', start: 7, end: 999 }],
    ['not inside of the text', { kind: 'T', start: -2, end: 1 }],
    ['not inside of the text', { kind: 'T', start: 4, end: 4 }],
    ['overlaps another', { kind: 'T', start: 2, end: 12 }],
    ['does not begin and end with a word', { kind: 'T', start: 13, end: 15 }],
    ['does not begin and end with a word', { kind: 'T', start: 12, end: 17 }],
  ])('are refused when one %s', (what, span) => {
    expect(spanFaults(lending.text, [...lending.spans, span]).join()).toContain(what);
  });
});

describe('a corrected reading', () => {
  it('keeps what belongs together where nothing was changed', () => {
    expect(correctReading(lending, lending.spans)).toEqual(lending);
  });

  it('drops what cannot belong together any more and finds another owner', () => {
    const corrected = correctReading(lending, relabel(lending, 'books', 'Q'));
    expect(told(corrected)).toEqual(['lend → title', 'title → friends']);
  });

  it('keeps the arcs of a group that was made longer', () => {
    const spans = lending.spans.map((span) => (span.kind === 'A' ? { ...span, start: 0 } : span));
    expect(told(correctReading(lending, spans))).toEqual(['I lend → books', 'title → books']);
  });

  it('gives a new detail to the nearest thing, also over the end of a sentence', () => {
    const reading = markedReading('{T1 books} with author. Each has a price.');
    const spans = [
      ...reading.spans,
      { kind: 'F' as const, ...place(reading.text, 'author') },
      { kind: 'F' as const, ...place(reading.text, 'price') },
    ];
    expect(told(correctReading(reading, spans))).toEqual(['author → books', 'price → books']);
  });

  it('gives details that had nothing to the thing that is labelled now', () => {
    const reading = markedReading('books with {F1 author} and {F2 price}');
    const spans = [...reading.spans, { kind: 'T' as const, ...place(reading.text, 'books') }];
    expect(told(correctReading(reading, spans))).toEqual(['author → books', 'price → books']);
  });
});

describe('what was corrected', () => {
  it('is said in the order of the text, in words that people use', () => {
    const spans = relabel(lending, 'login', undefined).map((span) =>
      span.kind === 'R' ? { ...span, kind: 'T' as const } : span,
    );
    expect(correctionsSaid(lending, spans)).toEqual([
      '“friends” is a thing that is kept.',
      '“login” is not important.',
    ]);
    expect(correctionsSaid(lending, lending.spans)).toEqual([]);
  });

  it('has words of its own for every kind', () => {
    const names = spanKinds.map((kind) => kindWords[kind].name);
    expect(new Set(names).size).toBe(spanKinds.length);
  });
});
