import { findCitations } from '../../../../ask/said/find-citations.ts';
import type { Formula } from '../../../../ask/said/find-formulas.ts';
import type { MarkReason, SaidMark } from '../../../../ask/said/said.ts';

/** As much of a node of Markdown as is looked at here. */
interface Node {
  type: string;
  value?: string;
  label?: string | null;
  children?: Node[];
  position?: Position | undefined;
  data?: { hName?: string; hProperties?: Record<string, string> };
}

interface Position {
  start: { offset?: number | undefined };
  end: { offset?: number | undefined };
}

/** Stands for a sign of a formula, so that nothing in one is taken for Markdown. */
export const formulaSign = '\uE000';

export interface SaidParts {
  readonly marks: readonly SaidMark[];
  readonly formulas: readonly Formula[];
}

/** Makes marks, citations and formulas of a text into nodes of their own, by their places in the text. */
export function markSaid({ marks, formulas }: SaidParts) {
  return () => (tree: object) => {
    const last = new Map<SaidMark, Node>();
    walk(tree as Node, false);
    // Read out once for each mark, however many pieces it has.
    for (const node of last.values()) Object.assign(node.data?.hProperties ?? {}, { dataLast: 'yes' });

    function walk(node: Node, isLinked: boolean): void {
      const { children } = node;
      if (children === undefined) return;
      const linked = isLinked || node.type === 'link';
      node.children = children.flatMap((child) => {
        const text = numberedReference(child);
        if (text !== undefined) return piecesOf(text, linked);
        walk(child, linked);
        return child.type === 'text' ? piecesOf(child, linked) : [child];
      });
    }

    function piecesOf(node: Node, isLinked: boolean): Node[] {
      const value = node.value ?? '';
      const start = node.position?.start.offset ?? 0;
      const end = node.position?.end.offset ?? start;
      // What is written with escapes is longer in the source: places within it are not known.
      const isExact = end - start === value.length;
      const here = marks.filter(({ from, until }) => from < end && until > start);
      const citations = isLinked ? [] : findCitations(value);
      const shown = isExact ? formulas.filter(({ from, until }) => from >= start && until <= end) : [];
      const borders = new Set([
        0,
        value.length,
        ...citations.flatMap(({ from, until }) => [from, until]),
        ...shown.flatMap(({ from, until }) => [from - start, until - start]),
        ...(isExact ? here.flatMap(({ from, until }) => [from - start, until - start]) : []),
      ]);
      const cuts = [...borders]
        .filter((border) => border >= 0 && border <= value.length)
        .toSorted((one, other) => one - other);
      return cuts.slice(1).map((until, index) => {
        const from = cuts[index] ?? 0;
        const text = value.slice(from, until);
        const formula = shown.find((one) => one.from - start === from);
        const citation = citations.find((one) => one.from <= from && one.until >= until);
        const mark = here.find((one) => !isExact || (one.from - start <= from && one.until - start >= until));
        const inner =
          formula === undefined
            ? citation === undefined
              ? { type: 'text', value: text }
              : element('cite', { dataNumbers: citation.numbers.join(' ') }, text)
            : element('data', { dataTex: formula.tex, dataBlock: String(formula.isBlock) }, formula.tex);
        return mark === undefined ? inner : marked(inner, mark);
      });
    }

    function marked(inner: Node, mark: SaidMark): Node {
      const node = element('mark', { dataWhy: mark.why satisfies MarkReason }, inner);
      last.set(mark, node);
      return node;
    }
  };
}

function element(hName: string, hProperties: Record<string, string>, inner: string | Node): Node {
  const child = typeof inner === 'string' ? { type: 'text', value: inner } : inner;
  return { type: hName, data: { hName, hProperties }, children: [child] };
}

/** `[1]` with a definition of that name elsewhere would lead wherever the definition says. It is a citation here. */
function numberedReference({ type, label, position }: Node): Node | undefined {
  if (type !== 'linkReference' || !/^\d{1,3}$/.test(label ?? '')) return undefined;
  return { type: 'text', value: `[${label}]`, position };
}
