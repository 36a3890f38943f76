import MiniSearch from 'minisearch';
import type { Passage } from './passage.ts';
import { termsOf } from './terms.ts';

/** What the words of a question say about one passage. */
export interface WordScore {
  /** By BM25 over what it is called and what it says; 0 is nothing in common. */
  readonly score: number;
  /** Which part of the question, weighed by how rare its words are, stands in the passage: 0 to 1. */
  readonly covered: number;
}

export interface WordIndex {
  /** Which part of a question, weighed like `covered`, stands in what a passage is called: 0 to 1. */
  named(number: number, terms: readonly string[]): number;
  /** By the number of the passage. What is missing has no word of the question. `terms` are without endings. */
  find(terms: readonly string[]): ReadonlyMap<number, WordScore>;
}

/** What a passage is called counts a little more than what it says; fitted on the questions of `bench/ask`. */
const boost = { head: 1.2, text: 1 };
/** A slip or a beginning of a word counts less than the word itself. */
const weights = { fuzzy: 0.3, prefix: 0.3 };
const longestQuestion = 40;

export function openWordIndex(passages: readonly Passage[]): WordIndex {
  const index = new MiniSearch<Passage & { number: number }>({
    idField: 'number',
    fields: ['head', 'text'],
    extractField: (passage, name) => {
      if (name === 'number') return String(passage.number);
      return name === 'head' ? headOf(passage) : passage.text;
    },
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(passages.map((passage, number) => ({ ...passage, number })));
  const heads = passages.map((passage) => new Set(termsOf(headOf(passage))));
  const held = passages.map(({ text }, number) => new Set([...(heads[number] ?? []), ...termsOf(text)]));
  const rarity = rarityIn(held);

  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + rarity(term), 0);

  return {
    named(number, asked) {
      const terms = asked.slice(0, longestQuestion);
      const own = heads[number];
      const whole = weigh(terms);
      return whole === 0 ? 0 : weigh(terms.filter((term) => own?.has(term) === true)) / whole;
    },
    find(asked) {
      const terms = asked.slice(0, longestQuestion);
      const whole = weigh(terms);
      const known = new Set(terms.filter((term) => held.some((own) => own.has(term))));
      const results = index.search(terms.join(' '), {
        boost,
        weights,
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        // A word that the texts know is meant as it is; only an unknown one may be a slip or a beginning.
        fuzzy: (term) => (!known.has(term) && term.length > 4 ? 0.2 : false),
        prefix: (term) => !known.has(term) && term.length > 3,
      });
      return new Map(
        results.map(({ id, score, queryTerms }) => {
          const met = weigh([...new Set(queryTerms)]);
          return [Number(id), { score, covered: whole === 0 ? 0 : Math.min(1, met / whole) }];
        }),
      );
    },
  };
}

function headOf({ source, section, words = '' }: Passage): string {
  return `${source.title} ${section} ${words}`;
}

/** How much it says that a passage has a word: much for a rare one. A word that no passage has is the rarest. */
function rarityIn(held: readonly ReadonlySet<string>[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const terms of held) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + (held.length + 0.5) / ((counts.get(term) ?? 0) + 0.5));
}
