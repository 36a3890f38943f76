import { describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { planFromReading, planFromText } from '../generate.ts';
import { boundReading } from '../read/bound-reading.ts';
import { splitSentences } from '../read/clean-text.ts';
import { readBrief } from '../read/read-brief.ts';
import type { Arc, Reading, Span, SpanKind } from '../reader/reading.ts';

const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'pra', 'sto', 'tri', 'wen', 'gar'];
const nouns = Array.from({ length: 1000 }, (_, index) =>
  [...String(index).padStart(3, '0')].map((digit) => syllables[Number(digit)] ?? '').join(''),
);

function readingOf(kinds: readonly SpanKind[]): Reading {
  const spans: Span[] = [];
  let text = '';
  for (const [index, noun] of nouns.entries()) {
    spans.push({
      kind: kinds[index % kinds.length] ?? 'T',
      start: text.length,
      end: text.length + noun.length,
    });
    text += `${noun} `;
  }
  const arcs: Arc[] = spans.slice(1).map((_, index) => ({ from: index, to: index + 1 }));
  return { text, spans, arcs, tasks: [] };
}

describe('a description without an end', () => {
  it('is planned as far as a plan goes, and the rest of its words is listed', () => {
    for (const kinds of [['T'], ['A', 'T'], ['T', 'N'], ['P'], ['R', 'A', 'T', 'F']] as const) {
      const spec = planFromReading(readingOf(kinds));
      expect(spec.trace.length).toBeLessThanOrEqual(limits.engine.spans + 3);
      expect(spec.trace.at(-1)).toMatchObject({ served: [] });
      expect(spec.trace.at(-1)?.at?.at(-1)?.[1]).toBeGreaterThan(readingOf(kinds).text.length - 12);
    }
  });

  it('keeps no arc to a word group that is not planned', () => {
    const { spans, arcs } = boundReading(readingOf(['T']));
    expect(spans).toHaveLength(limits.engine.spans);
    expect(arcs.every(({ from, to }) => from < spans.length && to < spans.length)).toBe(true);
  });

  it('has no sentence that patterns would take long for', () => {
    const text = nouns.map((noun) => `add ${noun}`).join(' and ');
    const sentences = splitSentences(`Users can ${text}`);
    expect(sentences.every(({ length }) => length <= limits.engine.sentenceLength)).toBe(true);
    expect(readBrief(`Users can ${text}`).requests.length).toBeLessThanOrEqual(limits.engine.wishes);
  });

  // Of thirty things, the pattern that was here before tried every way to cut them into a list: hours.
  it('is read whatever it lists', () => {
    const things = nouns.slice(0, 60).map((noun) => `add ${noun}`);
    expect(planFromText(`Users can ${things.join(' and ')}`).pages.length).toBeGreaterThan(1);
    const kept = readBrief('A school app. Teachers, classes and rooms are managed, and students book rooms.');
    expect(kept.requests.map(({ verb, object }) => `${verb} ${object}`)).toEqual([
      'manage teachers',
      'manage classes',
      'manage rooms',
      'book rooms',
    ]);
  });
});
