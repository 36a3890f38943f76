import type { AppSpec } from '../spec/app-spec.ts';

export interface ReviseTools {
  /** The plan of a text on its own, for wishes that add something new. */
  plan(text: string): AppSpec;
}

/** One way of changing a plan. It works on a copy; undefined means that the sentence is not for it. */
export type Reviser = (sentence: string, spec: AppSpec, tools: ReviseTools) => string[] | undefined;
