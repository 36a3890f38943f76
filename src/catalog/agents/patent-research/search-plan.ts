import { contentTerms, stemOf } from '../../../methods/language/tf-idf.ts';
import type { Claim } from '../../../methods/patents/parse-claims.ts';
import type { RankedClass } from './classify.ts';
import { synonymsOf } from './thesaurus.ts';

export interface Concept {
  readonly word: string;
  readonly synonyms: readonly string[];
}

export interface Query {
  readonly database: string;
  readonly aim: string;
  readonly text: string;
}

const mostConcepts = 5;
const weak = new Set(
  [
    'device',
    'apparatus',
    'system',
    'member',
    'element',
    'unit',
    'part',
    'portion',
    'plurality',
    'means',
    'body',
    'other',
    'following',
    'determin',
    'provid',
    'receiv',
    'obtain',
    'number',
  ].map(stemOf),
);

/** The words that the title and the independent claims use most, in the form in which they stand there. */
export function conceptsOf(title: string, claims: readonly Claim[], extra: readonly string[]): Concept[] {
  const independent = claims.filter(({ refersTo }) => refersTo.length === 0).map((claim) => claim.text);
  // The title names what it is about, so its words count as often as those that a claim repeats.
  const text = [title, title, title, ...independent].join(' ');
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of text.toLowerCase().match(/[a-z][a-z-]*[a-z]/g) ?? []) {
    const [term] = contentTerms(word);
    if (term === undefined || weak.has(term)) continue;
    const known = counts.get(term);
    const isShorter = known === undefined || word.length < known.word.length;
    counts.set(term, { word: isShorter ? word : known.word, count: (known?.count ?? 0) + 1 });
  }
  const found = [...counts.values()]
    .toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, mostConcepts)
    .map(({ word }) => word);
  return [...new Set([...found, ...extra.map((word) => word.toLowerCase())])].map((word) => ({
    word,
    synonyms: synonymsOf(word),
  }));
}

/** Cut to its stem, so that the sign for any ending can follow. */
function cut(word: string, sign: string): string {
  if (word.includes(' ')) return `"${word}"`;
  const stem = word.replace(/(?:ing|ed|es|s|e)$/, '');
  return stem.length >= 4 ? `${stem}${sign}` : word;
}

const or = (words: readonly string[], joint: string) =>
  words.length === 1 ? (words[0] ?? '') : `(${words.join(joint)})`;

/** Each plan goes from narrow to wide, and once by class alone. */
export function queriesFor(
  concepts: readonly Concept[],
  classes: readonly RankedClass[],
  priority: string,
): Query[] {
  const day = priority.replaceAll('-', '');
  const first = concepts.slice(0, 3);
  const two = concepts.slice(0, 2);
  const codes = classes.slice(0, 3).map(({ code }) => code);
  const group = ({ synonyms }: Concept, sign: string, joint: string) =>
    or(
      synonyms.map((word) => cut(word, sign)),
      joint,
    );
  const espacenet = (list: readonly Concept[]) =>
    list.map((one) => `ta=${group(one, '*', ' or ')}`).join(' and ');
  const google = (list: readonly Concept[]) =>
    list
      .map((one) =>
        or(
          one.synonyms.map((word) => (word.includes(' ') ? `"${word}"` : word)),
          ' OR ',
        ),
      )
      .join(' ');
  const uspto = (list: readonly Concept[]) =>
    list.map((one) => `${group(one, '$', ' OR ')}.ti,ab,clm.`).join(' AND ');
  const code = codes[0] ?? '';
  const withClass = (text: string, part: string) => (code === '' ? text : `${text}${part}`);
  return [
    { database: 'Espacenet', aim: 'Words, narrow', text: `${espacenet(first)} and pd<${day}` },
    {
      database: 'Espacenet',
      aim: 'Words and class',
      text: `${withClass(espacenet(two), ` and cpc=${code}`)} and pd<${day}`,
    },
    { database: 'Google Patents', aim: 'Words, narrow', text: `${google(first)} before:priority:${day}` },
    {
      database: 'Google Patents',
      aim: 'Words and class',
      text: `${withClass(google(two), ` cpc:${code}`)} before:priority:${day}`,
    },
    {
      database: 'USPTO Patent Public Search',
      aim: 'Words, narrow',
      text: `${uspto(first)} AND @ad<"${day}"`,
    },
    {
      database: 'USPTO Patent Public Search',
      aim: 'Words and class',
      text: `${withClass(uspto(two), ` AND ${code}$.cpc.`)} AND @ad<"${day}"`,
    },
  ];
}
