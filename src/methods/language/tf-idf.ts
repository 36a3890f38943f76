/**
 * Term weights as scikit-learn documents them: term count times ln((1 + n) / (1 + df)) + 1, each document scaled to length 1.
 * Rare words weigh more than those that stand everywhere.
 */
export type TermVector = ReadonlyMap<string, number>;

export function inverseDocumentFrequencies(
  documents: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const terms of documents)
    for (const term of new Set(terms)) found.set(term, (found.get(term) ?? 0) + 1);
  return new Map(
    [...found].map(([term, count]) => [term, Math.log((1 + documents.length) / (1 + count)) + 1]),
  );
}

export function termVector(terms: readonly string[], weights: ReadonlyMap<string, number>): TermVector {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weighed = [...counts].map(([term, count]) => [term, count * (weights.get(term) ?? 0)] as const);
  const length = Math.hypot(...weighed.map(([, weight]) => weight));
  return new Map(length === 0 ? [] : weighed.map(([term, weight]) => [term, weight / length]));
}

/** From 0 for nothing in common to 1 for the same words in the same proportion. */
export function cosine(one: TermVector, other: TermVector): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return Math.min(1, sum);
}

const emptyWords = new Set(
  `a about above after all also an and any are as at be been being both but by can could each either for from further had has have
  having if in into is it its may more most of on one ones only or other over per said same shall so some such than that the their them
  then there these they this those through thus to under up upon use used using via was were when where wherein whereby which while
  who will with within would least plurality first second comprising comprises comprise including includes according claim claims
  method step steps based wherein thereof therein configured`.split(/\s+/),
);

/** Words that carry meaning, cut to a stem so that "rotating" and "rotates" meet. */
export function contentTerms(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z-]*[a-z]/g) ?? [])
    .filter((word) => !emptyWords.has(word) && word.length > 2)
    .map(stemOf);
}

/** A light stem: the common endings of English, nothing more. */
export function stemOf(word: string): string {
  const cut = word
    .replace(/(?:ational|ization|isation)$/, 'ate')
    .replace(/(?:ations?|ators?|ating|ated|ates?)$/, 'at')
    .replace(/(?:ings?|ions?|ers?|ors?|ed|es|s|ly|able|ible)$/, '');
  const stem = cut.length >= 3 ? cut : word;
  return stem.replace(/([bdfgklmnprt])\1$/, '$1').replace(/e$/, '');
}
