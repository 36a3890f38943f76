import { definesTerm } from './definitions.ts';
import type { PassageIndex } from './open-index.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question.ts';
import { sentencesIn } from './sentences.ts';
import { type RankWeights, rankWeights } from './weights.ts';

/** What speaks for one passage. */
export interface Ranked {
  readonly number: number;
  /** For the order: all signs together. It says nothing beyond this question. */
  readonly score: number;
  /** How alike passage and question are, by their vectors; 0 where there are none. */
  readonly likeness: number;
  /** Which part of the question's words the passage has. */
  readonly covered: number;
  /** How much a sentence of it defines the term that is asked for. */
  readonly defines: number;
}

/** Which signs are used; both, unless somebody wants to compare. */
export interface Signs {
  readonly words: boolean;
  readonly meaning: boolean;
}

const handful = 60;
/** Pieces of words of a question that are looked at; the time grows with them. */
const longestQuestion = 32;

/** Passages in the order in which they are likely to answer. */
export function rankPassages(
  question: Question,
  { passages, words, meaning }: PassageIndex,
  signs: Signs = { words: true, meaning: true },
  weights: RankWeights = rankWeights,
): Ranked[] {
  const found = words.find(question.terms);
  const used = signs.meaning ? meaning : undefined;
  const vector = used?.encoder.encode(question.telling, longestQuestion);
  const likeness = passages.map((_, number) =>
    used === undefined || vector === undefined ? 0 : used.vectors.likeness(number, vector),
  );
  const mostLike = likeness.reduce((most, one) => Math.max(most, one), 1e-6);
  const mostWords = [...found.values()].reduce((most, { score }) => Math.max(most, score), 1e-6);
  const share = used === undefined ? 1 : signs.words ? weights.words : 0;
  const first = passages.map((_, number) => {
    const byWords = found.get(number);
    return {
      number,
      likeness: likeness[number] ?? 0,
      covered: byWords?.covered ?? 0,
      score: (share * (byWords?.score ?? 0)) / mostWords + ((1 - share) * (likeness[number] ?? 0)) / mostLike,
    };
  });
  return first
    .toSorted((one, other) => other.score - one.score)
    .slice(0, handful)
    .map((one) => withWishes(one, question, passages[one.number], weights))
    .toSorted((one, other) => other.score - one.score);
}

/** Which part of all passages is near when a question is about something that is written of here. */
const crowdShare = 0.042;

/** How near the nearest passage is by its vector, and how near a crowd of them: one alone may be near by chance. */
export function nearness(
  ranked: readonly Ranked[],
  { passages }: PassageIndex,
): { likest: number; crowd: number } {
  const nearest = ranked.map(({ likeness }) => likeness).toSorted((one, other) => other - one);
  const last = Math.min(Math.floor(crowdShare * passages.length), nearest.length - 1);
  return { likest: nearest[0] ?? 0, crowd: nearest[last] ?? 0 };
}

/** Who asks for a definition wants one; who asks how something is done wants help. */
function withWishes(
  one: Omit<Ranked, 'defines'>,
  { defines: term, asksHow }: Question,
  passage: Passage | undefined,
  weights: RankWeights,
): Ranked {
  if (passage === undefined) return { ...one, defines: 0 };
  const defines =
    term === undefined
      ? 0
      : Math.max(0, ...sentencesIn(passage.text).map((sentence) => definesTerm(sentence, term)));
  const helps = asksHow && (passage.source.kind === 'help' || passage.source.kind === 'guide');
  const wishes = weights.defines * defines + (helps ? weights.howTo : 0);
  return { ...one, defines, score: one.score + wishes };
}
