import { isAllowedArc } from './allowed-arcs.ts';
import type { Span, SpanKind } from './reading.ts';

/** What a span of a kind most likely belongs to or acts on, the likeliest kinds first. */
const likely: Partial<Record<SpanKind, readonly string[]>> = {
  F: ['T', 'R', 'K', 'X'],
  V: ['F', 'T', 'R', 'K', 'X'],
  A: ['TFP', 'VK'],
  P: ['T', 'RFK'],
  N: ['ATFR', 'PVKX'],
  C: ['TFVP', 'RKX'],
};

/** Details and values are often told in the sentences after the thing. */
const looksBack = 'FV';

/**
 * The span that one without an arc most likely points to: the nearest in its sentence, for details and values else the
 * last one before it. Undefined where nothing fits.
 */
export function nearestOwner(text: string, spans: readonly Span[], of: number): number | undefined {
  const own = spans[of];
  if (own === undefined) return undefined;
  const others = [...spans.entries()].filter(
    ([at, { kind }]) => at !== of && isAllowedArc(own.kind, kind) && !isSameWords(text, own, spans[at]),
  );
  for (const kinds of likely[own.kind] ?? []) {
    const fitting = others.filter(([, { kind }]) => kinds.includes(kind));
    const near = fitting
      .filter(([, span]) => !/[.!?\n]/.test(between(text, own, span)))
      .toSorted(([, a], [, b]) => distance(own, a) - distance(own, b))[0];
    if (near !== undefined) return near[0];
    const before = looksBack.includes(own.kind) ? fitting.findLast(([at]) => at < of) : undefined;
    if (before !== undefined) return before[0];
  }
  return undefined;
}

function between(text: string, a: Span, b: Span): string {
  return a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
}

function distance(a: Span, b: Span): number {
  return a.end <= b.start ? b.start - a.end : a.start - b.end;
}

function isSameWords(text: string, a: Span, b: Span | undefined): boolean {
  return b !== undefined && text.slice(a.start, a.end) === text.slice(b.start, b.end);
}
