import { minute } from './units.ts';

/** Numbers of what the generator asks a language model. Used through `limits`. */
export const generatorModelLimits = {
  /** Tokens of the answer that says what to add, and of one part that is written. */
  proposalTokens: 3_072,
  partTokens: 4_096,
  /** Tokens of all requests for one version together, and how long all of it may take. */
  totalTokens: 60_000,
  wholeMs: 4 * minute,
  /** How often a part is written again with what was wrong with it. */
  repairs: 3,
  /** What of one answer is taken up. */
  things: 6,
  fieldsPerThing: 12,
  examples: 6,
  changes: 12,
  parts: 3,
  /** Characters of the code of one part. */
  partLength: 12_000,
  /** Wishes that nothing serves yet, as the model is told of them. */
  toldWishes: 20,
  /** What of an error the model is told. */
  toldErrorLength: 1_500,
} as const;
