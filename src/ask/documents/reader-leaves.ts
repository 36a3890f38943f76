import { limits } from '../../kernel/limits.ts';
import type { TextPassage } from './text-passage.ts';

/** What the reader shows at a time: a page, or a few passages of a text that has none. */
export interface Leaf {
  /** “Page 4”, or “Part 2 of 9”; empty where there is but one. */
  readonly label: string;
  readonly passages: readonly (TextPassage & { readonly number: number })[];
}

export function readerLeaves(passages: readonly TextPassage[]): Leaf[] {
  const leaves: (TextPassage & { number: number })[][] = [];
  for (const [number, passage] of passages.entries()) {
    const open = leaves.at(-1);
    const [first] = open ?? [];
    const fits =
      passage.page === undefined
        ? (open?.length ?? 0) < limits.documents.leafPassages
        : passage.page === first?.page;
    if (open !== undefined && fits) open.push({ ...passage, number });
    else leaves.push([{ ...passage, number }]);
  }
  return leaves.map((leaf, at) => ({ label: labelOf(leaf[0]?.page, at, leaves.length), passages: leaf }));
}

/** The number of the leaf that holds a passage; the first where there is none. */
export function leafOf(leaves: readonly Leaf[], passage: number): number {
  return Math.max(
    0,
    leaves.findIndex((leaf) => leaf.passages.some(({ number }) => number === passage)),
  );
}

function labelOf(page: number | undefined, at: number, count: number): string {
  if (page !== undefined) return `Page ${page}`;
  return count === 1 ? '' : `Part ${at + 1} of ${count}`;
}
