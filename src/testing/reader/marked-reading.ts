import type { Arc, Reading, Span, SpanKind } from '../../engine/reader/reading.ts';

/** A reading from a text with its marks: `{A1>2 lend} {T2 books}` is the act 1 on the thing 2. */
export function markedReading(marked: string, tasks: readonly string[] = []): Reading {
  const spans: Span[] = [];
  const numbers: number[] = [];
  const targets: number[][] = [];
  let text = '';
  let position = 0;
  for (const mark of marked.matchAll(/\{([A-Z])(\d+)(?:>([\d,]+))? ([^}]*)\}/g)) {
    const [whole, kind = '', number = '', to = '', words = ''] = mark;
    text += marked.slice(position, mark.index);
    spans.push({ kind: kind as SpanKind, start: text.length, end: text.length + words.length });
    numbers.push(Number(number));
    targets.push(to === '' ? [] : to.split(',').map(Number));
    text += words;
    position = mark.index + whole.length;
  }
  const arcs = targets.flatMap((ends, from): Arc[] =>
    ends.map((end) => ({ from, to: numbers.indexOf(end) })),
  );
  return { text: text + marked.slice(position), spans, arcs, tasks: tasks.map((id) => ({ id, sure: 1 })) };
}
