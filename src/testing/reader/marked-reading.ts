import { type Arc, type Reading, type Span, type SpanKind, spanKinds } from '../../engine/reader/reading.ts';

/** A text without its marks, and what they said. */
export type Marked = Pick<Reading, 'text' | 'spans' | 'arcs'>;

const mark = /\{([A-Z])(\d+)(?:>([0-9,~]+))? ([^{}]*)\}/g;

/**
 * The inline marks of `training/GUIDE.md`: `{A1>2 lend} {T2 books}` is the act 1 on the thing 2.
 * `place` is for messages, which never hold the text itself.
 */
export function parseMarks(body: string, place: string): Marked {
  const spans: Span[] = [];
  const byNumber = new Map<string, number>();
  const targets: string[][] = [];
  let text = '';
  let position = 0;
  for (const match of body.matchAll(mark)) {
    const [whole, kind = '', number = '', arcs = '', words = ''] = match;
    text += body.slice(position, match.index);
    position = match.index + whole.length;
    byNumber.set(number, spans.length);
    spans.push({ kind: kindOf(kind, place), start: text.length, end: text.length + words.length });
    targets.push(arcs.split(',').filter(Boolean));
    text += words;
  }
  text += body.slice(position);
  if (/[{}]/.test(text)) throw new Error(`${place} has broken braces. Run training/markup.py check.`);
  const arcs = targets.flatMap((numbers, from): Arc[] =>
    numbers.map((number) => ({ from, to: spanAt(byNumber, number.replace('~', ''), place) })),
  );
  return { text, spans, arcs };
}

function kindOf(letter: string, place: string): SpanKind {
  const kind = spanKinds.find((one) => one === letter);
  if (kind === undefined)
    throw new Error(`${place} has the unknown kind ${letter}. Run training/markup.py check.`);
  return kind;
}

function spanAt(byNumber: ReadonlyMap<string, number>, number: string, place: string): number {
  const index = byNumber.get(number);
  if (index === undefined)
    throw new Error(`${place} has an arc to ${number}, which is not there. Run training/markup.py check.`);
  return index;
}

/** A reading from a text with its marks, as a reader that is sure of everything would give it. */
export function markedReading(marked: string, tasks: readonly string[] = []): Reading {
  return { ...parseMarks(marked, 'The text'), tasks: tasks.map((id) => ({ id, sure: 1 })) };
}
