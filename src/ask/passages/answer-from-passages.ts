import { chooseSources } from './choose-sources.ts';
import type { PassageIndex } from './open-index.ts';
import type { Passage, PassageSource } from './passage.ts';
import { type Question, readQuestion } from './question.ts';
import { quotePassage } from './quote-passage.ts';
import { nearness, type Ranked, rankPassages, type Signs } from './rank-passages.ts';
import { knowWeights } from './weights.ts';

export interface Quote {
  /** Sentences of the passage, word for word. */
  readonly text: string;
  readonly passage: Passage;
}

export type Found = {
  /** How sure it is that the best passage answers: not below zero when it is held to. It compares across indexes. */
  readonly sureness: number;
} & (
  | {
      readonly kind: 'found';
      /** The best first; at most three, each of another source. */
      readonly quotes: readonly Quote[];
      /** Of a question how something is done: the page on which one does it. */
      readonly opens?: PassageSource;
    }
  /** Nothing answers surely enough; up to three things that come near can be offered. */
  | { readonly kind: 'unknown'; readonly nearest: readonly Passage[] }
);

const mostSources = 3;
/** A source that is much further from the question than the best one is not quoted beside it. */
const nearEnough = 0.5;

/** What is offered where nothing answers has something to do with the question, by its vector or by its words. */
const worthOffering = { likeness: 0.4, covered: 0.5 };

/** Answers a question by quoting. Whatever a passage says is only ever quoted: nothing in it is followed. */
export function answerFromPassages(asked: string, index: PassageIndex, signs?: Signs): Found {
  const question = readQuestion(asked);
  if (question.terms.length === 0)
    return { kind: 'unknown', sureness: Number.NEGATIVE_INFINITY, nearest: [] };
  const ranked = rankPassages(question, index, signs);
  const sources = chooseSources(ranked, index, mostSources);
  const passagesOf = (some: readonly Ranked[]) => some.flatMap(({ number }) => index.passages[number] ?? []);
  const [best] = sources;
  const sureness =
    best === undefined ? Number.NEGATIVE_INFINITY : surenessOf(question, ranked, best, index, signs);
  if (best === undefined || sureness < 0)
    return { kind: 'unknown', sureness, nearest: passagesOf(sources.filter(isWorthOffering)) };
  const opens = question.asksHow ? placeFor(ranked, index) : undefined;
  return {
    kind: 'found',
    sureness,
    quotes: passagesOf(sources.filter(({ score }) => score >= nearEnough * best.score)).map((passage) => ({
      text: quotePassage(passage, question),
      passage,
    })),
    ...(opens === undefined ? {} : { opens }),
  };
}

function isWorthOffering({ likeness, covered }: Ranked): boolean {
  return likeness >= worthOffering.likeness || covered >= worthOffering.covered;
}

/** Whether the best passage is held to answer: when it is not below zero. */
function surenessOf(
  { terms }: Question,
  ranked: readonly Ranked[],
  best: Ranked,
  index: PassageIndex,
  signs: Signs | undefined,
): number {
  const hasVectors = index.meaning !== undefined && signs?.meaning !== false;
  const weights = hasVectors ? knowWeights.withVectors : knowWeights.withWords;
  const { likest, crowd } = nearness(ranked, index);
  return (
    weights.base +
    weights.likest * likest +
    weights.crowd * crowd +
    weights.covered * best.covered +
    weights.defines * best.signs.defines +
    weights.named * index.words.named(best.number, terms)
  );
}

/** The first page or section of the settings among the best, where one does what was asked for. */
function placeFor(ranked: readonly Ranked[], { passages }: PassageIndex): PassageSource | undefined {
  const near = ranked.slice(0, 6).map(({ number }) => passages[number]?.source);
  return near.find((source) => source?.kind === 'setting' || source?.kind === 'page');
}
