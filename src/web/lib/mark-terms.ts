export interface MarkedPart {
  /** Where in the text it begins. */
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

/** The text in parts, those that were looked for marked; a term is found at the start of a word. */
export function markTerms(text: string, terms: readonly string[]): readonly MarkedPart[] {
  const pattern = patternOf(terms);
  if (pattern === undefined) return text === '' ? [] : [{ at: 0, text, hit: false }];
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ at, text: text.slice(at, match.index), hit: false });
    parts.push({ at: match.index, text: match[0], hit: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), hit: false });
  return parts;
}

/** The piece of a long text around the first word that was looked for, cut between words. */
export function excerptAround(text: string, terms: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const first = patternOf(terms)?.exec(text)?.index ?? 0;
  const wanted = Math.max(0, Math.min(first - Math.floor(length / 3), text.length - length));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(' ', start + length);
  const cut = text.slice(start, end > start ? end : start + length);
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}

function patternOf(terms: readonly string[]): RegExp | undefined {
  const longestFirst = terms.filter((term) => term !== '').toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  const escaped = longestFirst.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join('|')})`, 'giu');
}
