import { type TermFinder, termFinder } from '../../../catalog/law/find-terms.ts';
import { type LawTermFacts, lawTerms } from '../../../catalog/law-terms.gen.ts';

const bySlug = new Map(lawTerms.map((facts) => [facts.slug, facts]));
const byName = new Map(
  lawTerms.flatMap((facts) =>
    [facts.term, ...facts.also].map((name) => [name.toLowerCase(), facts] as const),
  ),
);

export function factsOf(slug: string | undefined): LawTermFacts | undefined {
  return bySlug.get(slug ?? '');
}

/** The entry that is called so, also by another of its names. */
export function entryNamed(name: string): LawTermFacts | undefined {
  return byName.get(name.toLowerCase());
}

let finder: TermFinder | undefined;

/** Finds names of entries in a text. It is made when it is first wanted. */
export function lawFinder(): TermFinder {
  finder ??= termFinder(lawTerms);
  return finder;
}

/** The entries before and after, in the order of the dictionary. */
export function neighboursOf(slug: string): {
  readonly before: LawTermFacts | undefined;
  readonly after: LawTermFacts | undefined;
} {
  const at = lawTerms.findIndex((one) => one.slug === slug);
  return { before: lawTerms[at - 1], after: lawTerms[at + 1] };
}

/** The same for everybody on one day, another one on the next. */
export function termOfTheDay(day: Date): LawTermFacts | undefined {
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  // A step that shares no divisor with their number comes past all of them.
  const step = 7_919;
  return lawTerms[(days * step) % Math.max(1, lawTerms.length)];
}
