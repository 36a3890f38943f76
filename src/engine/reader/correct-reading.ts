import { isAllowedArc } from './allowed-arcs.ts';
import { nearestOwner } from './nearest-owner.ts';
import type { Arc, Reading, Span } from './reading.ts';
import { kindWords, noKindWords } from './span-words.ts';
import { wordsIn } from './word-pieces.ts';

/** What is wrong with spans that somebody gives for a text, a sentence each. Empty when they can be taken. */
export function spanFaults(text: string, spans: readonly Span[]): string[] {
  const words = wordsIn(text);
  const starts = new Set(words.map(({ start }) => start));
  const ends = new Set(words.map(({ end }) => end));
  const faults: string[] = [];
  let position = 0;
  for (const { start, end } of inOrder(spans)) {
    const place = `The word group from ${start} to ${end}`;
    if (start < 0 || end > text.length || start >= end) faults.push(`${place} is not inside of the text.`);
    else if (start < position) faults.push(`${place} overlaps another.`);
    else if (!starts.has(start) || !ends.has(end))
      faults.push(`${place} does not begin and end with a word.`);
    position = Math.max(position, end);
  }
  return faults;
}

/**
 * The same text with other word groups. What belonged together stays so where both groups are still there and can
 * belong together; a group without an owner that was changed, or whose owner was, gets the nearest one that fits.
 */
export function correctReading(reading: Reading, given: readonly Span[]): Reading {
  const spans = inOrder(given);
  const successor = reading.spans.map((span) => mostCovering(span, spans));
  const kept = new Map<string, Arc>();
  const hadArc = new Set<number>();
  for (const arc of reading.arcs) {
    const [from, to] = [successor[arc.from], successor[arc.to]];
    if (from !== undefined) hadArc.add(from);
    if (from === undefined || to === undefined || from === to || !fits(spans, from, to)) continue;
    kept.set(`${from} ${to}`, { from, to });
  }
  const arcs = [...kept.values()];
  const isChanged = spans.map((span) => !reading.spans.some((before) => isSame(before, span)));
  for (const from of spans.keys()) {
    if (arcs.some((arc) => arc.from === from)) continue;
    const to = nearestOwner(reading.text, spans, from);
    if (to === undefined) continue;
    if (hadArc.has(from) || isChanged[from] === true || isChanged[to] === true) arcs.push({ from, to });
  }
  return { ...reading, spans, arcs: arcs.toSorted((a, b) => a.from - b.from || a.to - b.to) };
}

function fits(spans: readonly Span[], from: number, to: number): boolean {
  const [tail, head] = [spans[from], spans[to]];
  return tail !== undefined && head !== undefined && isAllowedArc(tail.kind, head.kind);
}

function inOrder(spans: readonly Span[]): Span[] {
  return spans
    .map(({ kind, start, end }) => ({ kind, start, end }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** A group that was made longer or shorter is still the same group. */
function mostCovering(span: Span, spans: readonly Span[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [at, { start, end }] of spans.entries()) {
    const shared = Math.min(end, span.end) - Math.max(start, span.start);
    if (shared > most) [best, most] = [at, shared];
  }
  return best;
}

function isSame(a: Span, b: Span): boolean {
  return a.kind === b.kind && a.start === b.start && a.end === b.end;
}

/** What a version is called that was planned from corrected word groups. */
export const correctionRequest = 'Plan again from corrected words';

/** What was corrected, in the order of the text: “books” is a thing that is kept. */
export function correctionsSaid(
  { text, spans: before }: Pick<Reading, 'text' | 'spans'>,
  after: readonly Span[],
): string[] {
  const labelled = after
    .filter((span) => !before.some((one) => isSame(one, span)))
    .map((span) => ({ ...span, said: kindWords[span.kind].said }));
  const dropped = before
    .filter((span) => after.every(({ start, end }) => end <= span.start || start >= span.end))
    .map((span) => ({ ...span, said: noKindWords.said }));
  return [...labelled, ...dropped]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, said }) => `“${text.slice(start, end).replaceAll(/\s+/g, ' ')}” ${said}.`);
}
