import {
  contentTerms,
  cosine,
  inverseDocumentFrequencies,
  type TermVector,
  termVector,
} from '../../../methods/language/tf-idf.ts';
import type { ClaimElement } from '../../../methods/patents/parse-claims.ts';

export interface ReferenceText {
  readonly name: string;
  readonly text: string;
}

export interface Match {
  readonly reference: string;
  /** The passage that shares most with the element, or an empty text when none shares anything. */
  readonly passage: string;
  /** Share of the element's weighed words that the passage has, in points. */
  readonly covered: number;
  /** Likeness of the passage to the element, from 0 to 1. */
  readonly likeness: number;
  readonly missing: readonly string[];
}

const longestPassage = 420;

/** Sentences, joined when they are short, so that a quote can be read by itself. */
export function passagesOf(text: string): string[] {
  return text
    .split(/(?<=[.;!?])\s+(?=[A-Z[(“"\d])|\n+/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => /[a-z]{3}/i.test(piece))
    .map((piece) =>
      piece.length > longestPassage ? `${piece.slice(0, piece.lastIndexOf(' ', longestPassage))} …` : piece,
    );
}

/** The best passage of each reference for each element. It says what words are shared, and nothing on novelty. */
export function chartOf(elements: readonly ClaimElement[], references: readonly ReferenceText[]): Match[][] {
  const all = references.map(({ name, text }) => ({
    name,
    passages: passagesOf(text).map((passage) => ({ passage, terms: contentTerms(passage) })),
  }));
  const weights = inverseDocumentFrequencies([
    ...all.flatMap(({ passages }) => passages.map(({ terms }) => terms)),
    ...elements.map(({ text }) => contentTerms(text)),
  ]);
  return elements.map(({ text }) => {
    const terms = contentTerms(text);
    const vector = termVector(terms, weights);
    return all.map(({ name, passages }) => bestOf(name, text, terms, vector, passages, weights));
  });
}

function bestOf(
  reference: string,
  text: string,
  terms: readonly string[],
  vector: TermVector,
  passages: readonly { readonly passage: string; readonly terms: readonly string[] }[],
  weights: ReadonlyMap<string, number>,
): Match {
  let best: { passage: string; terms: readonly string[]; likeness: number } = {
    passage: '',
    terms: [],
    likeness: 0,
  };
  for (const { passage, terms: own } of passages) {
    const likeness = cosine(vector, termVector(own, weights));
    if (likeness > best.likeness) best = { passage, terms: own, likeness };
  }
  const distinct = [...new Set(terms)];
  const there = new Set(best.terms);
  const weight = (list: readonly string[]) => list.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const whole = weight(distinct);
  return {
    reference,
    passage: best.passage,
    likeness: best.likeness,
    covered: whole === 0 ? 0 : (weight(distinct.filter((term) => there.has(term))) / whole) * 100,
    missing: wordsFor(
      text,
      distinct.filter((term) => !there.has(term)),
    ),
  };
}

function wordsFor(text: string, terms: readonly string[]): string[] {
  const wanted = new Set(terms);
  const words = (text.toLowerCase().match(/[a-z][a-z-]*[a-z]/g) ?? []).filter((word) =>
    contentTerms(word).some((term) => wanted.has(term)),
  );
  return [...new Set(words)];
}
