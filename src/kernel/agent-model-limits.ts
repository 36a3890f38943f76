/** Numbers of what agents ask a language model. Used through `limits`. */
export const agentModelLimits = {
  /** Characters of a text that a form is filled from. */
  textLength: 40_000,
  /** Characters of what a narrative is written about. */
  factsLength: 24_000,
  factLines: 400,
  factLength: 2_000,
  /** Tokens of the two answers. */
  fillTokens: 4_096,
  narrativeTokens: 1_024,
};
