import type { AppSpec } from '../spec/app-spec.ts';

/** A plan with what a clause asks to see, and the parts that show it. */
export interface Asked {
  readonly spec: AppSpec;
  readonly parts: readonly string[];
  /** What of the wish the parts do not do; then they only come near to it. */
  readonly note?: string;
}

/** What one kind of view makes of a clause; undefined where it does not ask for one, or the plan cannot show it. */
export type Viewer = (words: string, spec: AppSpec) => Asked | undefined;
