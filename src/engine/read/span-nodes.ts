import { type Reading, type Span, type SpanKind, wordsOf } from '../reader/reading.ts';

/** A word group of a reading with those it belongs to and those that belong to it. */
export interface SpanNode {
  /** Its place among the word groups. */
  readonly at: number;
  readonly span: Span;
  readonly words: string;
  /** A sentence begins with it. */
  readonly isFirst: boolean;
  /** What it acts on, belongs to or limits. */
  readonly to: SpanNode[];
  readonly from: SpanNode[];
}

export function spanNodes(reading: Reading): SpanNode[] {
  const nodes = reading.spans.map(
    (span, at): SpanNode => ({
      at,
      span,
      words: wordsOf(reading, span).replaceAll(/\s+/g, ' '),
      isFirst: beginsSentence(reading.text, span.start),
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

function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  const bare = before.replace(/["“'‘(*•\s-]+$/u, (gap) => (gap.includes('\n') ? '.' : ''));
  return bare === '' || /[.!?…]$/.test(bare);
}

export function ofKind(nodes: readonly SpanNode[], ...kinds: SpanKind[]): SpanNode[] {
  return nodes.filter(({ span }) => kinds.includes(span.kind));
}
