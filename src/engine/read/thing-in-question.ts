import type { Arc, Reading, Span } from '../reader/reading.ts';
import { singular } from './words.ts';

/** “which books I lent to whom”: what is asked about, and what is asked of it. */
const question = /^(?:which|what|whose)\s+(\p{L}+)(?:\s+(?:i|we|you|he|she|they|it)\b)?\s*/iu;

/**
 * Where nothing that is kept was read, but a question about several of something, that is what is kept: “which books I lent
 * to whom” is about books.
 */
export function thingInQuestion(reading: Reading): Reading {
  const { text, spans, arcs } = reading;
  if (spans.some(({ kind }) => kind === 'T' || kind === 'K')) return reading;
  const at = spans.findIndex((span) => isAboutSeveral(text, span));
  const asked = spans[at];
  if (asked === undefined) return reading;
  const [opening = '', noun = ''] = question.exec(text.slice(asked.start, asked.end)) ?? [];
  const nounAt = asked.start + text.slice(asked.start).indexOf(noun);
  const thing: Span = { ...asked, kind: 'T', start: nounAt, end: nounAt + noun.length };
  const rest: Span = { ...asked, kind: 'F', start: asked.start + opening.length };
  const parts = rest.start < rest.end ? [thing, rest] : [thing];
  const moved = (index: number) => (index > at ? index + parts.length - 1 : index);
  const kept = arcs
    .filter(({ from }) => from !== at)
    .map(({ from, to }) => ({ from: moved(from), to: moved(to) }));
  const owned = spans.flatMap((span, index): Arc[] => {
    const isOwned = index === at || span.kind !== 'F' || arcs.some(({ from }) => from === index);
    return isOwned ? [] : [{ from: moved(index), to: at }];
  });
  return {
    ...reading,
    spans: [...spans.slice(0, at), ...parts, ...spans.slice(at + 1)],
    arcs: [...kept, ...owned, ...(parts.length > 1 ? [{ from: at + 1, to: at }] : [])],
  };
}

function isAboutSeveral(text: string, { kind, start, end }: Span): boolean {
  if (kind !== 'F' && kind !== 'N') return false;
  const noun = question.exec(text.slice(start, end))?.[1]?.toLowerCase();
  return noun !== undefined && singular(noun) !== noun;
}
