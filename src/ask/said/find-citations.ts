/** `[1]`, `[1, 2]`, `【3】`; not `[1](address)`, which is a link, and not `[^1]`. */
const citation = /(?:\[|【)\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*(?:\]|】)(?!\()/gu;

export interface Citation {
  readonly from: number;
  readonly until: number;
  readonly numbers: readonly number[];
}

/** Where a text cites something. `plain` has no code in it. */
export function findCitations(plain: string): Citation[] {
  return [...plain.matchAll(citation)].map((match) => ({
    from: match.index,
    until: match.index + match[0].length,
    numbers: (match[1] ?? '').split(/[,;]/).map(Number),
  }));
}

/** A text as it reads without them: the numbers of one answer mean something else in the next. */
export function withoutCitations(text: string): string {
  return text.replaceAll(new RegExp(String.raw`\s*${citation.source}`, 'gu'), '');
}
