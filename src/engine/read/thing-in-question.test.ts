import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { wordsOf } from '../reader/reading.ts';
import { thingInQuestion } from './thing-in-question.ts';

const shown = (marked: string) => {
  const reading = thingInQuestion(markedReading(marked));
  const words = reading.spans.map((span) => wordsOf(reading, span));
  return {
    spans: reading.spans.map(({ kind }, index) => `${kind} ${words[index]}`),
    arcs: reading.arcs.map(({ from, to }) => `${words[from]} > ${words[to]}`),
  };
};

describe('a question about several of something', () => {
  it('names what is kept, and what is asked of it', () => {
    expect(
      shown('{A1>2 keep track of} {F2 which books I lent to whom} and {F3 when I want them back}'),
    ).toEqual({
      spans: ['A keep track of', 'T books', 'F lent to whom', 'F when I want them back'],
      arcs: ['keep track of > books', 'when I want them back > books', 'lent to whom > books'],
    });
  });

  it('is left as it is where something is kept already, or one thing is asked for', () => {
    for (const marked of [
      '{T1 books}, {F2>1 which shelves}',
      '{A1>2 see} {F2 which day is free}',
      '{F1 what time}',
    ])
      expect(thingInQuestion(markedReading(marked))).toEqual(markedReading(marked));
  });
});
