import type { ClauseAnswer } from '../../engine/revise/revision.ts';

/** What became of a clause, as it goes over the wire. */
export interface WireAnswer {
  clause: string;
  state: ClauseAnswer['state'];
  changes: { text: string; swatch?: string; before?: string; after?: string }[];
  missing: string[];
  why?: string;
  choices: { sentence: string; label: string; swatches?: string[]; character?: string }[];
}

export function presentAnswers(answers: readonly ClauseAnswer[]): WireAnswer[] {
  return answers.map(({ changes, missing, choices, ...answer }) => ({
    ...answer,
    changes: changes.map((change) => ({ ...change })),
    missing: [...missing],
    choices: choices.map(({ swatches, ...choice }) => ({
      ...choice,
      ...(swatches === undefined ? {} : { swatches: [...swatches] }),
    })),
  }));
}
