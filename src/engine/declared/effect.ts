import type { Place } from './declared.ts';
import type { Draft } from './draft.ts';
import type { PlannedThing } from './planned.ts';

/** Where an effect starts: a record that an act is done with, or one that is being entered. */
export interface Origin {
  readonly self: PlannedThing;
  readonly isEntry: boolean;
  /** What must hold of what was entered, in its words: `ask.…`. */
  readonly holds?: string;
  readonly at: Place;
}

/** What an effect comes to in the language of rules. */
export interface Effect {
  readonly next: Draft;
  readonly does: readonly string[];
  /** Properties of a record that is being entered. */
  readonly own: readonly string[];
  /** What refuses the act: a figure stays within its bounds. */
  readonly never: readonly string[];
}
