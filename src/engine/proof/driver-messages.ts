import type { ProofStep } from './proof-step.ts';

/** Where a part stands: the address of its page, and its place among the parts there. */
export interface HomePart {
  readonly path: string;
  readonly part: number;
}

/** What the prover and its driver in the page say to each other. */
export interface StepsRun {
  readonly steps: readonly ProofStep[];
  /** The step to start with. */
  readonly from: number;
  /** What elements looked like when they were to be remembered. */
  readonly remembered: Record<string, string>;
  /** The part that the steps are about: what other parts of its page have by the same name is not meant. */
  readonly home?: HomePart | undefined;
}

/** How far the steps went. What only the browser itself can do is handed back to it. */
export type StepsOutcome = { readonly remembered: Record<string, string> } & (
  | { readonly state: 'done' /** Of what the app has kept by then. */; readonly mark: string }
  | { readonly state: 'handed-back'; readonly at: number }
  | { readonly state: 'failed'; readonly at: number; readonly message: string }
);

/** Something to look for on a page: words, whole and whatever their case, or a colour. */
export type Sighting = { readonly part: string } & (
  | { readonly words: readonly string[] }
  | { readonly color: string }
);

export interface PageToLookAt {
  readonly heading: string;
  readonly looksFor: readonly Sighting[];
}

export interface PageLook {
  readonly headings: readonly string[];
  readonly hasHeading: boolean;
  /** How many pixels stick out at the side, and what does. */
  readonly overflow: number;
  readonly wide: string;
  /** There is nothing but its heading. */
  readonly isBlank: boolean;
  /** The parts that were seen, of those that were looked for. */
  readonly seen: readonly string[];
}
