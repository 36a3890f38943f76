/**
 * What a word group of a description is. K a kind of app, X the business or subject it is for, T a kind of record, F a
 * property of one, V a value or a name, R a kind of person, A an act, P a named part, N words of a rule or a quantity,
 * C a colour or look, Q a quality, Z what must not be there.
 */
export const spanKinds = ['K', 'X', 'T', 'F', 'V', 'R', 'A', 'P', 'N', 'C', 'Q', 'Z'] as const;

export type SpanKind = (typeof spanKinds)[number];

export interface Span {
  readonly kind: SpanKind;
  /** Places of its first character and after its last one in the text. */
  readonly start: number;
  readonly end: number;
  /** How sure the reader is of the kind, between 0 and 1. */
  readonly sure?: number | undefined;
}

/** The span at `from` belongs to, acts on or limits the span at `to`. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

export interface MeantTask {
  readonly id: string;
  /** How sure the reader is, between 0 and 1. */
  readonly sure: number;
}

/** A description as the learned reader reads it. */
export interface Reading {
  readonly text: string;
  /** In the order of the text; none overlaps another. */
  readonly spans: readonly Span[];
  readonly arcs: readonly Arc[];
  /** What the person mainly means to do, the surest first. */
  readonly tasks: readonly MeantTask[];
}

export function wordsOf({ text }: Pick<Reading, 'text'>, { start, end }: Span): string {
  return text.slice(start, end);
}
