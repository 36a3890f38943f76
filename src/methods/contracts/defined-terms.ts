export interface TermReport {
  readonly defined: readonly string[];
  readonly unused: readonly string[];
  readonly twice: readonly string[];
  /** Written with a capital as if they were defined, and how often. */
  readonly undefinedTerms: readonly { readonly term: string; readonly uses: number }[];
}

const quoted = '[“"]([A-Z][A-Za-z0-9’\' -]{1,48}?)[”"]';
const inBrackets = new RegExp(`\\([^()]{0,60}?${quoted}[^()]{0,80}\\)`, 'g');
const byMeaning = new RegExp(
  `${quoted}\\s+(?:shall\\s+)?(?:means?|has the meaning|refers? to|includes?)\\b`,
  'g',
);
const eachQuoted = new RegExp(quoted, 'g');

/** Words that are capitalised by custom and need no definition. */
const customary = new Set(
  `Agreement Contract Lease Note Deed Party Parties Section Sections Clause Clauses Article Schedule Annex Exhibit Appendix
  Paragraph State Court Courts Act Law Laws Government Internet Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  January February March April May June July August September October November December English European Union United
  Kingdom States America Republic City County District Federal Supreme High Commercial Code Civil Regulation Directive
  Arbitration Rules International Chamber Commerce Euro Dollar Dollars Pound Sterling`.split(/\s+/),
);

export function termsOf(text: string): TermReport {
  const places = new Map<string, number[]>();
  const define = (term: string, at: number) => {
    const known = places.get(term) ?? [];
    if (!known.some((place) => Math.abs(place - at) < 3)) places.set(term, [...known, at]);
  };
  for (const { 0: bracket, index } of text.matchAll(inBrackets))
    for (const { 1: term = '', index: within } of bracket.matchAll(eachQuoted)) define(term, index + within);
  for (const { 1: term = '', index } of text.matchAll(byMeaning)) define(term, index);
  const defined = [...places.keys()];
  return {
    defined,
    unused: defined.filter((term) => usesOf(text, term) <= (places.get(term)?.length ?? 1)),
    twice: defined.filter((term) => (places.get(term)?.length ?? 0) > 1),
    undefinedTerms: undefinedIn(text, new Set(defined)),
  };
}

/** Counted with its plural, since "Invoices" is a use of "Invoice". */
function usesOf(text: string, term: string): number {
  const stem = term.replace(/ies$/, 'y').replace(/s$/, '');
  const plain = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const ending = stem.endsWith('y') ? `${plain(stem.slice(0, -1))}(?:y|ies)` : `${plain(stem)}(?:e?s)?`;
  return [...text.matchAll(new RegExp(`\\b${ending}\\b`, 'g'))].length;
}

const fewestUses = 2;

function undefinedIn(text: string, defined: ReadonlySet<string>): TermReport['undefinedTerms'] {
  const counts = new Map<string, number>();
  const used =
    /\b(?:[Tt]he|[Aa]ny|[Ss]uch|[Ee]ach|[Aa]ll|its|their|[Aa]n?|[Ee]very|of|[Nn]o)\s+((?:[A-Z][a-z]+)(?:\s+[A-Z][a-z]+){0,3})\b(?!\s+of\s+[A-Z])/g;
  for (const { 1: phrase = '' } of text.matchAll(used)) {
    const isKnown = phrase.split(' ').some((word) => customary.has(word)) || coveredBy(phrase, defined);
    if (!isKnown) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, uses]) => uses >= fewestUses)
    .map(([term, uses]) => ({ term, uses }))
    .toSorted((one, other) => other.uses - one.uses || (one.term < other.term ? -1 : 1));
}

function coveredBy(phrase: string, defined: ReadonlySet<string>): boolean {
  const bare = (term: string) => term.replace(/ies$/, 'y').replace(/s$/, '');
  return [...defined].some((term) => bare(term) === bare(phrase) || phrase.startsWith(`${term} `));
}
