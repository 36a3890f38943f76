import { type LawTermFacts, lawTerms } from '../../../catalog/law-terms.gen.ts';
import { createSearch, type Found } from '../../lib/full-text-search.ts';

interface FindableTerm {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly text: string;
  readonly facts: LawTermFacts;
}

let search: ((query: string) => readonly Found<FindableTerm>[]) | undefined;

/** Entries by what was typed, the best first; beginnings of words and slips count. The index is made with the first question. */
export function searchTerms(query: string): readonly LawTermFacts[] {
  search ??= createSearch(
    lawTerms.map((facts) => ({
      id: facts.slug,
      title: facts.term,
      keywords: facts.also,
      text: facts.about,
      facts,
    })),
  );
  const asked = query.trim().toLowerCase();
  const found = search(query).map(({ item }) => item.facts);
  // Who types the name of an entry means it.
  const isMeant = ({ term, also }: LawTermFacts) =>
    [term, ...also].some((name) => name.toLowerCase() === asked);
  return [...found.filter(isMeant), ...found.filter((facts) => !isMeant(facts))];
}
