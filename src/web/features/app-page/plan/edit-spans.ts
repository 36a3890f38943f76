import type { Span, SpanKind } from '../../../../engine/reader/reading.ts';
import { cutText, type TextPlace } from '../cut-text.ts';

/** The same groups with another label for these words; without a kind they lose theirs. */
export function labelWords(
  spans: readonly Span[],
  { start, end }: TextPlace,
  kind: SpanKind | undefined,
): Span[] {
  const others = spans.filter((span) => span.end <= start || span.start >= end);
  if (kind === undefined) return others;
  return [...others, { kind, start, end }].toSorted((a, b) => a.start - b.start);
}

export interface Resizing {
  /** The word that is added or left out. */
  readonly word: string;
  readonly how: 'add-before' | 'add-after' | 'leave-first' | 'leave-last';
  readonly to: TextPlace;
}

/** How a word group can become longer or shorter by a word, without meeting another group or the next sentence. */
export function resizings(text: string, spans: readonly Span[], { start, end }: TextPlace): Resizing[] {
  const words = cutText(text, [], true).filter(({ kind }) => kind === 'word');
  const inside = words.filter((word) => word.start >= start && word.end <= end);
  const before = words.findLast((word) => word.end <= start);
  const after = words.find((word) => word.start >= end);
  const isFree = (from: number, to: number) =>
    !/[.!?;\n]/.test(text.slice(from, to)) && spans.every((span) => span.end <= from || span.start >= to);
  const [first, second] = inside;
  const [last, secondLast] = inside.toReversed();
  const said = (word: TextPlace) => text.slice(word.start, word.end);
  const ways: Resizing[] = [];
  if (before !== undefined && isFree(before.start, start))
    ways.push({ how: 'add-before', word: said(before), to: { start: before.start, end } });
  if (after !== undefined && isFree(end, after.end))
    ways.push({ how: 'add-after', word: said(after), to: { start, end: after.end } });
  if (first !== undefined && second !== undefined)
    ways.push({ how: 'leave-first', word: said(first), to: { start: second.start, end } });
  if (last !== undefined && secondLast !== undefined)
    ways.push({ how: 'leave-last', word: said(last), to: { start, end: secondLast.end } });
  return ways;
}
