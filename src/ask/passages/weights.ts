/** What speaks for a passage, each from 0 to about 1. */
export const signNames = ['words', 'meaning', 'covered', 'defines', 'helps', 'page', 'pages'] as const;

/** By name:
 * - `words`, `meaning`: its words and its vector, as parts of the most that any passage has;
 * - `covered`: which part of the question's words it has;
 * - `defines`: a sentence that defines the term that is asked for;
 * - `helps`: it is help or a guide, and somebody asks how something is done here;
 * - `page`, `pages`: how near the nearest passage of its page is, and how near the nearest three together.
 */
export type RankSigns = Readonly<Record<(typeof signNames)[number], number>>;

/**
 * How much each sign counts. Fitted by `npm run fit-ask` on the questions of `bench/ask` that are there for it; those that are
 * kept apart were not looked at.
 */
export type RankWeights = RankSigns & {
  /** What is taken off a source that is like one already chosen: higher is more mixed. */
  readonly mixed: number;
};

/** Of words, where passages are chosen for a closer look; the rest belongs to the vector. */
export const firstShare = 0.35;

export const rankWeights: RankWeights = {
  words: 0.18,
  meaning: 0.82,
  covered: 0.31,
  defines: 0.04,
  helps: 0.09,
  page: 0.33,
  pages: 0.21,
  mixed: 0.1,
};

/**
 * Whether the best passage answers: when the sum of these signs is not below zero. `covered`, `defines` and `named` (which part
 * of the question stands in what it is called) are those of the passage that is quoted first, the others come from the vectors of all.
 */
export const knowWeights = {
  withVectors: { base: -14.03, likest: 12.29, crowd: 18.58, covered: 4.61, defines: 3.59, named: -1.71 },
  /** Where there is no model. */
  withWords: { base: -2.92, likest: 0, crowd: 0, covered: 5.46, defines: 3.57, named: 1.4 },
};
