import { type Reading, type Span, type SpanKind, wordsOf } from '../reader/reading.ts';

/** A word group of a reading with those it belongs to and those that belong to it. */
export interface SpanNode {
  readonly span: Span;
  readonly words: string;
  readonly to: SpanNode[];
  readonly from: SpanNode[];
}

export function spanNodes(reading: Reading): SpanNode[] {
  const nodes = reading.spans.map(
    (span): SpanNode => ({
      span,
      words: wordsOf(reading, span).replaceAll(/\s+/g, ' '),
      to: [],
      from: [],
    }),
  );
  for (const { from, to } of reading.arcs) {
    const [tail, head] = [nodes[from], nodes[to]];
    if (tail === undefined || head === undefined) continue;
    tail.to.push(head);
    head.from.push(tail);
  }
  return nodes;
}

export function ofKind(nodes: readonly SpanNode[], ...kinds: SpanKind[]): SpanNode[] {
  return nodes.filter(({ span }) => kinds.includes(span.kind));
}
