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
  /** The steps before this one lead to where the visit begins. */
  readonly begin: number;
  /** What elements looked like when they were to be remembered. */
  readonly remembered: Record<string, string>;
  /** The part that the steps are about: what other parts of its page have by the same name is not meant. */
  readonly home?: HomePart | undefined;
}

/** How far the steps went. What only the browser itself can do is handed back to it. */
export type StepsOutcome = {
  readonly remembered: Record<string, string>;
  /** Of what the app had kept when the visit began; only where the steps came by there. */
  readonly before?: string | undefined;
} & (
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
  /** Whether it is looked at in its first size, where everything is looked at closely anyway. */
  readonly isFirst: boolean;
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
  /** Whether its layout leaves something in doubt; only looked for after the first size. */
  readonly isDoubtful: boolean;
}
