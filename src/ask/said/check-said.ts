import { askedTerms, termsOf } from '../passages/terms.ts';
import { blankCode } from './blank-code.ts';
import { type Citation, findCitations } from './find-citations.ts';
import { type Figure, findFigures } from './find-figures.ts';
import { findFormulas } from './find-formulas.ts';
import { knownFigures } from './known-figures.ts';
import type { SaidCounts, SaidMark, SaidSource } from './said.ts';
import { type SentenceSpan, sentenceSpans } from './sentence-spans.ts';

/** What a model was given. */
export interface Grounds {
  readonly sources: readonly SaidSource[];
  /** The question, the conversation and what tools answered: figures may come from there too. */
  readonly texts: readonly string[];
}

export interface CheckedSaid {
  readonly marks: readonly SaidMark[];
  readonly checked: SaidCounts;
  /** Numbers of the sources that are cited and exist. */
  readonly cited: readonly number[];
}

/** So much of what a sentence says must stand in what it cites. Models put things in words of their own. */
const leastShare = 0.4;
const leastWords = 2;
/** A digit in a formula is an exponent or an index more often than a claim. */
const smallestClaimInFormula = 10;

/**
 * Holds what a model said against what it was given. A citation must exist; its sentence must share enough words with what is
 * cited, and have no figure that stands neither there nor in the question or a tool's answer. A figure must stand somewhere. This
 * sees words and figures: that a sentence says the contrary of its source in the same words, it does not see.
 */
export function checkSaid(text: string, { sources, texts }: Grounds): CheckedSaid {
  const plain = blankCode(text);
  const citations = findCitations(plain);
  const figures = claimedFigures(plain, citations);
  const known = knownFigures([...texts, ...sources.map(textOf)]);
  const unknown = figures.filter((figure) => !known.has(figure));
  const existing = new Set(sources.map(({ number }) => number));
  const invented = citations.filter(({ numbers }) => numbers.some((number) => !existing.has(number)));
  const unborne = citedSentences(plain, citations).filter(({ span, numbers }) => {
    const cited = sources.filter(({ number }) => numbers.includes(number));
    if (cited.length === 0) return false;
    const elsewhere = knownFigures([...texts, ...cited.map(textOf)]);
    const own = figures.filter((figure) => isWithin(figure, span));
    const borrowed = own.some((figure) => known.has(figure) && !elsewhere.has(figure));
    return borrowed || !sharesWords(withoutAll(plain, span, citations), cited);
  });
  const sentences = unborne.map(({ span: { from, until } }) => ({ from, until, why: 'not-borne' as const }));
  return {
    marks: [
      ...sentences,
      ...outside(invented, sentences).map(({ from, until }) => ({ from, until, why: 'no-source' as const })),
      ...outside(unknown, sentences).map(({ from, until }) => ({ from, until, why: 'figure' as const })),
    ].toSorted((one, other) => one.from - other.from),
    checked: { citations: citations.length, figures: figures.length },
    cited: [...new Set(citations.flatMap(({ numbers }) => numbers))].filter((number) => existing.has(number)),
  };
}

interface Span {
  readonly from: number;
  readonly until: number;
}

function textOf({ title, place, text }: SaidSource): string {
  return `${title}\n${place}\n${text}`;
}

function isWithin(one: Span, other: Span): boolean {
  return one.from >= other.from && one.until <= other.until;
}

function outside<One extends Span>(some: readonly One[], marked: readonly Span[]): One[] {
  return some.filter((one) => !marked.some((span) => isWithin(one, span)));
}

/** Numbers of lists and of citations claim nothing. */
function claimedFigures(plain: string, citations: readonly Citation[]): Figure[] {
  const formulas = findFormulas(plain);
  return findFigures(plain).filter((figure) => {
    if (citations.some((citation) => isWithin(figure, citation))) return false;
    const line = plain.slice(plain.lastIndexOf('\n', figure.from - 1) + 1, figure.from);
    if (/^[\s>#*-]*$/.test(line) && /^[.)]\s/.test(plain.slice(figure.until, figure.until + 2))) return false;
    const isInFormula = formulas.some((formula) => isWithin(figure, formula));
    return !isInFormula || figure.values.some((value) => value >= smallestClaimInFormula);
  });
}

interface CitedSentence {
  readonly span: SentenceSpan;
  readonly numbers: readonly number[];
}

/** A citation after the full stop belongs to the sentence before it. */
function citedSentences(plain: string, citations: readonly Citation[]): CitedSentence[] {
  const spans = sentenceSpans(plain);
  const byPlace = new Map<number, number[]>();
  for (const citation of citations) {
    let at = spans.findIndex((span) => isWithin(citation, span));
    const span = spans[at];
    if (span === undefined) continue;
    const before = withoutAll(plain, { from: span.from, until: citation.from }, citations);
    if (before.trim() === '' && !span.beginsLine) at -= 1;
    byPlace.set(at, [...(byPlace.get(at) ?? []), ...citation.numbers]);
  }
  return [...byPlace].flatMap(([at, numbers]) => {
    const span = spans[at];
    return span === undefined ? [] : [{ span, numbers }];
  });
}

function withoutAll(plain: string, { from, until }: Span, citations: readonly Citation[]): string {
  let rest = '';
  let at = from;
  for (const citation of citations) {
    if (citation.until <= from || citation.from >= until) continue;
    rest += `${plain.slice(at, citation.from)} `;
    at = citation.until;
  }
  return rest + plain.slice(at, until);
}

function sharesWords(sentence: string, cited: readonly SaidSource[]): boolean {
  const words = askedTerms(sentence).filter((word) => !/^\d+$/.test(word));
  const held = new Set(cited.flatMap((source) => termsOf(textOf(source))));
  const shared = words.filter((word) => held.has(word)).length;
  return shared >= Math.max(Math.min(leastWords, words.length), Math.ceil(leastShare * words.length));
}
