/**
 * How much each sign counts. Fitted by `npm run fit-ask` on the questions of `bench/ask/questions.json` that are marked
 * “fit”; the others were not looked at.
 */
export interface RankWeights {
  /** Of words; the rest belongs to the vector. */
  readonly words: number;
  /** Of a sentence that defines the term that is asked for. */
  readonly defines: number;
  /** Of help and guides, when somebody asks how something is done here. */
  readonly howTo: number;
  /** What is taken off a source that is like one already chosen: higher is more mixed. */
  readonly mixed: number;
}

export const rankWeights: RankWeights = { words: 0.35, defines: 0.35, howTo: 0.06, mixed: 0.1 };

/**
 * Whether the best passage answers: when the sum of these signs is not below zero. `covered` and `defines` are those of the
 * passage that is quoted first, the others come from the vectors of all.
 */
export const knowWeights = {
  withVectors: { base: -10.43, likest: 10, crowd: 13.19, covered: 4.69, defines: 4.49 },
  /** Where there is no model. */
  withWords: { base: -3.8, likest: 0, crowd: 0, covered: 8.53, defines: 0.97 },
};
