import { definesTerm } from './definitions.ts';
import type { PassageIndex } from './open-index.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question.ts';
import { sentencesIn } from './sentences.ts';
import { firstShare, type RankSigns, type RankWeights, rankWeights, signNames } from './weights.ts';

/** What speaks for one passage. */
export interface Ranked {
  readonly number: number;
  /** For the order: all signs together. It says nothing beyond this question. */
  readonly score: number;
  /** How alike passage and question are, by their vectors; 0 where there are none. */
  readonly likeness: number;
  /** Which part of the question's words the passage has. */
  readonly covered: number;
  readonly signs: RankSigns;
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
  index: PassageIndex,
  used: Signs = { words: true, meaning: true },
  weights: RankWeights = rankWeights,
): Ranked[] {
  const { passages } = index;
  const near = nearest(question, index, used);
  const pages = nearnessOfPages(near, passages);
  return near
    .flatMap(({ number, likeness, covered, byWords, byMeaning }): Ranked[] => {
      const passage = passages[number];
      if (passage === undefined) return [];
      const own = pages.get(pageOf(passage)) ?? [];
      const signs: RankSigns = {
        words: used.words ? byWords : 0,
        meaning: byMeaning,
        covered: used.words ? covered : 0,
        defines: definesIn(passage, question.defines),
        helps: question.asksHow && isHelp(passage) ? 1 : 0,
        page: own[0] ?? 0,
        pages: own.slice(0, together).reduce((sum, one) => sum + one, 0) / together,
      };
      const score = signNames.reduce((sum, name) => sum + weights[name] * signs[name], 0);
      return [{ number, score, likeness, covered, signs }];
    })
    .toSorted((one, other) => other.score - one.score);
}

interface Near {
  readonly number: number;
  readonly likeness: number;
  readonly covered: number;
  /** Both as parts of the most that any passage has. */
  readonly byWords: number;
  readonly byMeaning: number;
  readonly first: number;
}

/** The passages that are worth a closer look, by the words and the vectors of all. */
function nearest(
  { terms, telling }: Question,
  { passages, words, meaning }: PassageIndex,
  used: Signs,
): Near[] {
  const found = words.find(terms);
  const vectors = used.meaning ? meaning : undefined;
  const vector = vectors?.encoder.encode(telling, longestQuestion);
  const likeness = passages.map((_, number) =>
    vectors === undefined || vector === undefined ? 0 : vectors.vectors.likeness(number, vector),
  );
  const mostLike = likeness.reduce((most, one) => Math.max(most, one), 1e-6);
  const mostWords = [...found.values()].reduce((most, { score }) => Math.max(most, score), 1e-6);
  const share = vectors === undefined ? 1 : used.words ? firstShare : 0;
  return passages
    .map((_, number): Near => {
      const own = found.get(number);
      const byWords = (own?.score ?? 0) / mostWords;
      const byMeaning = (likeness[number] ?? 0) / mostLike;
      return {
        number,
        likeness: likeness[number] ?? 0,
        covered: own?.covered ?? 0,
        byWords,
        byMeaning,
        first: share * byWords + (1 - share) * byMeaning,
      };
    })
    .toSorted((one, other) => other.first - one.first)
    .slice(0, handful);
}

/** Which part of all passages is near when a question is about something that is written of here. */
const crowdShare = 0.042;

/** How near the nearest passage is by its vector, and how near a crowd of them: one alone may be near by chance. */
export function nearness(
  ranked: readonly Ranked[],
  { passages }: PassageIndex,
): { likest: number; crowd: number } {
  const sorted = ranked.map(({ likeness }) => likeness).toSorted((one, other) => other - one);
  const last = Math.min(Math.floor(crowdShare * passages.length), sorted.length - 1);
  return { likest: sorted[0] ?? 0, crowd: sorted[last] ?? 0 };
}

/** Passages of one page that count together. */
const together = 3;

/** How near the passages of each page are, the nearest first: a section whose page is about the question is likelier to be meant. */
function nearnessOfPages(
  near: readonly Near[],
  passages: readonly Passage[],
): ReadonlyMap<string, readonly number[]> {
  const pages = new Map<string, number[]>();
  for (const { number, first } of near) {
    const passage = passages[number];
    if (passage === undefined) continue;
    const page = pageOf(passage);
    pages.set(page, [...(pages.get(page) ?? []), first]);
  }
  return pages;
}

/** All help is on one page, and each entry there is a page of its own. */
function pageOf({ source: { kind, address } }: Passage): string {
  return kind === 'help' ? address : address.replace(/#.*$/, '');
}

function isHelp({ source: { kind } }: Passage): boolean {
  return kind === 'help' || kind === 'guide';
}

/** Who asks for a definition wants one. */
function definesIn({ text }: Passage, term: string | undefined): number {
  if (term === undefined) return 0;
  return Math.max(0, ...sentencesIn(text).map((sentence) => definesTerm(sentence, term)));
}
