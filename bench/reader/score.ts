import { type Reading, type Span, spanKinds } from '../../src/engine/reader/reading.ts';
import { wordsIn } from '../../src/engine/reader/word-pieces.ts';
import type { Labelled } from '../../src/testing/reader/read-labels.ts';

/** How well what was said agrees with what is true: F1 over all descriptions together. */
interface Agreement {
  readonly right: number;
  readonly said: number;
  readonly true: number;
}

export interface Figures {
  readonly descriptions: number;
  /** Exact range and kind. */
  readonly spans: number;
  /** Last word and kind: where a span begins is often a matter of taste. */
  readonly lastWords: number;
  /** Both ends exact. */
  readonly arcs: number;
  readonly tasks: number;
  /** By kind, exact range; undefined where neither side has one. */
  readonly kinds: Readonly<Record<string, number | undefined>>;
}

export interface Judged {
  readonly label: Labelled;
  readonly reading: Reading;
}

function f1(agreements: readonly Agreement[]): number | undefined {
  const total = (key: keyof Agreement) => agreements.reduce((sum, one) => sum + one[key], 0);
  const all = total('said') + total('true');
  return all === 0 ? undefined : (2 * total('right')) / all;
}

function compare(said: readonly string[], expected: readonly string[]): Agreement {
  const saidOnce = new Set(said);
  const trueOnce = new Set(expected);
  return {
    right: [...saidOnce].filter((one) => trueOnce.has(one)).length,
    said: saidOnce.size,
    true: trueOnce.size,
  };
}

/** Spans by the words they touch, as the reader knows no smaller unit: a label within a word counts as that word. */
function wordSpans(text: string, spans: readonly Span[]): string[] {
  const words = wordsIn(text);
  return spans.map(({ kind, start, end }) => {
    const first = words.findIndex((word) => word.end > start);
    const last = words.findLastIndex((word) => word.start < end);
    return `${first} ${last} ${kind}`;
  });
}

function arcsBetween(spans: readonly string[], { arcs }: Pick<Reading, 'arcs'>): string[] {
  return arcs.map(({ from, to }) => `${spans[from]} > ${spans[to]}`);
}

const withoutFirst = (span: string) => span.slice(span.indexOf(' ') + 1);

export function figuresOf(judged: readonly Judged[]): Figures {
  const pairs = judged.map(({ label, reading }) => ({
    label,
    reading,
    said: wordSpans(label.text, reading.spans),
    expected: wordSpans(label.text, label.spans),
  }));
  const over = (pick: (pair: (typeof pairs)[number]) => Agreement) => f1(pairs.map(pick));
  const ofKind = (spans: readonly string[], kind: string) => spans.filter((span) => span.endsWith(kind));
  return {
    descriptions: judged.length,
    spans: over(({ said, expected }) => compare(said, expected)) ?? 0,
    lastWords: over(({ said, expected }) => compare(said.map(withoutFirst), expected.map(withoutFirst))) ?? 0,
    arcs:
      over(({ said, expected, label, reading }) =>
        compare(arcsBetween(said, reading), arcsBetween(expected, label)),
      ) ?? 0,
    tasks:
      f1(
        pairs
          // Public texts have no tasks of their own.
          .filter(({ label }) => label.tasks.length > 0)
          .map(({ label, reading }) =>
            compare(
              reading.tasks.map(({ id }) => id),
              label.tasks,
            ),
          ),
      ) ?? 0,
    kinds: Object.fromEntries(
      spanKinds.map((kind) => [
        kind,
        over(({ said, expected }) => compare(ofKind(said, kind), ofKind(expected, kind))),
      ]),
    ),
  };
}
