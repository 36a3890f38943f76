export type Openness = 'open' | 'closed' | 'partly open' | 'unclear';
export type Category = 'method' | 'system' | 'apparatus' | 'composition' | 'medium';

export interface ClaimElement {
  readonly label: string;
  readonly text: string;
  /** What narrows it: "wherein …", "each of … being …". */
  readonly parts: readonly string[];
}

export interface Claim {
  readonly number: number;
  readonly text: string;
  /** The claims it refers to; none for an independent claim. */
  readonly refersTo: readonly number[];
  readonly category: Category;
  readonly preamble: string;
  readonly transition: string;
  readonly openness: Openness;
  readonly elements: readonly ClaimElement[];
}

const beginning = /^[ \t]*(?:claim\s+)?(\d{1,3})\s*[.):][ \t]*(?=\S)/gim;

/** The claims of a pasted text: numbered at the beginning of a line, or one claim without a number. */
export function parseClaims(text: string): Claim[] {
  const starts = [...text.matchAll(beginning)];
  if (starts.length === 0) return [parseClaim(1, text.trim())];
  return starts.map((start, at) =>
    parseClaim(Number(start[1]), text.slice(start.index + start[0].length, starts[at + 1]?.index).trim()),
  );
}

/** Transitional phrases: MPEP 2111.03. The longer ones come first. */
const transitions: readonly (readonly [RegExp, Openness])[] = [
  [/\bconsist(?:s|ing)? essentially of\b/i, 'partly open'],
  [/\bconsist(?:s|ing)? of\b/i, 'closed'],
  [/\b(?:(?:further |which |that )?compris(?:es|ing|e)|characteri[sz]ed (?:in that|by))\b/i, 'open'],
];

/** They stand for a transition only where none of the above does. */
const weakTransitions: readonly (readonly [RegExp, Openness])[] = [
  [/\b(?:contain(?:s|ing)|includ(?:es|ing))\b/i, 'open'],
  [/\bhaving\b/i, 'unclear'],
  [/\bwherein\b/i, 'unclear'],
];

const reference =
  /\b(?:any (?:one )?of (?:the )?(?:preceding |previous )?)?claims?\s+(\d{1,3})((?:\s*(?:,|or|and|to|through|-|–)\s*(?:claims?\s+)?\d{1,3})*)/i;
const anyPreceding = /\bany (?:one )?of (?:the )?(?:preceding|previous|above) claims\b/i;

function parseClaim(number: number, raw: string): Claim {
  const text = raw.replace(/[ \t]+/g, ' ').trim();
  const refersTo = referencesOf(number, text);
  const found = transitionOf(text, refersTo.length > 0);
  const preamble =
    found === undefined
      ? text
      : text
          .slice(0, found.at)
          .replace(/[,:\s]+$/, '')
          .replace(/,\s+the (?:method|process|system|device|apparatus)$/i, '');
  const body =
    found === undefined
      ? ''
      : text
          .slice(found.at + found.phrase.length)
          .replace(/^[\s:,]+/, '')
          .replace(/^(?:the\s+)?(?:following\s+)?steps(?:\s+of)?\s*:?\s+/i, '');
  return {
    number,
    text,
    refersTo,
    category: categoryOf(preamble),
    preamble,
    transition: found?.phrase ?? '',
    openness: found?.openness ?? 'unclear',
    elements: elementsOf(body === '' ? text : body),
  };
}

function referencesOf(number: number, text: string): number[] {
  if (anyPreceding.test(text)) return Array.from({ length: Math.max(0, number - 1) }, (_, at) => at + 1);
  const found = reference.exec(text);
  if (found === null) return [];
  const numbers = [Number(found[1])];
  for (const { 1: joint = '', 2: next = '' } of (found[2] ?? '').matchAll(
    /(,|or|and|to|through|-|–)\s*(?:claims?\s+)?(\d{1,3})/gi,
  )) {
    const last = numbers.at(-1) ?? 0;
    if (/^(?:to|through|-|–)$/i.test(joint))
      for (let each = last + 1; each <= Number(next); each += 1) numbers.push(each);
    else numbers.push(Number(next));
  }
  return [...new Set(numbers)];
}

/** In a dependent claim "wherein" may come first; in an independent one it narrows an element. */
function transitionOf(
  text: string,
  isDependent: boolean,
): { phrase: string; at: number; openness: Openness } | undefined {
  const matchesOf = (list: typeof transitions) =>
    list.flatMap(([pattern, openness]) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ phrase: match[0], at: match.index, openness }];
    });
  const strong = matchesOf(transitions);
  const weak = matchesOf(weakTransitions);
  const pool = isDependent ? [...strong, ...weak] : strong.length > 0 ? strong : weak;
  return pool.toSorted((one, other) => one.at - other.at || other.phrase.length - one.phrase.length)[0];
}

function categoryOf(preamble: string): Category {
  if (/\b(?:medium|media|program product|storage device storing)\b/i.test(preamble)) return 'medium';
  if (/\b(?:method|process|use of)\b/i.test(preamble)) return 'method';
  if (/\b(?:composition|compound|alloy|formulation|mixture|polymer)\b/i.test(preamble)) return 'composition';
  return /\bsystem\b/i.test(preamble) ? 'system' : 'apparatus';
}

function elementsOf(body: string): ClaimElement[] {
  const bySemicolon = split(body, /;\s*(?:and\b,?\s*)?|\n+\s*(?:and\s+)?/);
  const pieces =
    bySemicolon.length > 1
      ? bySemicolon
      : split(body, /,\s+(?:and\s+)?(?=(?:an?|at least one|one or more|means|two|a plurality)\s)/);
  return pieces.map((text, at) => ({
    label: letterOf(at),
    text,
    parts: split(
      text,
      /,\s+(?:and\s+)?(?=(?:wherein|whereby|such that|each of|at least some of|said|the [\w ]{2,40} being)\b)/,
    ).slice(1),
  }));
}

function split(text: string, pattern: RegExp): string[] {
  return text
    .split(pattern)
    .map((piece) =>
      piece
        .replace(/^\s*(?:\([a-z0-9]{1,3}\)|[a-z]\))\s*/i, '')
        .replace(/[\s.,;]+$/, '')
        .trim(),
    )
    .filter((piece) => piece !== '');
}

function letterOf(at: number): string {
  return at < 26
    ? String.fromCharCode(97 + at)
    : `${String.fromCharCode(96 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`;
}
