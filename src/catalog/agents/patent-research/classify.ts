import { contentTerms } from '../../../methods/language/tf-idf.ts';
import { classesOne } from './classes-one.ts';
import { classesThree } from './classes-three.ts';
import { classesTwo } from './classes-two.ts';

interface Subclass {
  readonly code: string;
  readonly name: string;
  readonly terms: ReadonlySet<string>;
}

const unspecific = /\b(?:in general|not elsewhere|for various uses|for special purposes|details|others?)\b/gi;

const subclasses: readonly Subclass[] = [...classesOne, ...classesTwo, ...classesThree].map((line) => {
  const [code = '', name = '', words = ''] = line.split('|');
  return { code, name, terms: new Set(contentTerms(`${name.replace(unspecific, '')} ${words}`)) };
});

/** A word that leads to many classes tells little. */
const spread = new Map<string, number>();
for (const { terms } of subclasses) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);

export interface RankedClass {
  readonly code: string;
  readonly name: string;
  readonly score: number;
  readonly because: readonly string[];
}

const mostShown = 8;

/** Subclasses by the words that the claims share with them; rare words weigh more. */
export function classesFor(text: string): RankedClass[] {
  const counts = new Map<string, number>();
  for (const term of contentTerms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const writtenAs = new Map(
    (text.toLowerCase().match(/[a-z][a-z-]*[a-z]/g) ?? []).flatMap((word) =>
      contentTerms(word).map((term) => [term, word] as const),
    ),
  );
  return subclasses
    .map(({ code, name, terms }) => {
      const shared = [...terms].filter((term) => counts.has(term));
      const score = shared.reduce(
        (sum, term) =>
          sum + Math.sqrt(counts.get(term) ?? 0) * Math.log(subclasses.length / (spread.get(term) ?? 1)),
        0,
      );
      return { code, name, score, because: shared.map((term) => writtenAs.get(term) ?? term) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.code < other.code ? -1 : 1))
    .slice(0, mostShown);
}
