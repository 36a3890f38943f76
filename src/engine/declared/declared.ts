import type { FieldSpec } from '../spec/app-spec.ts';

/** Where words stand in the text: the first character and the one after the last. */
export type Place = readonly [start: number, end: number];

/** A property that a specification gives to a thing. */
export interface DeclaredField {
  /** As it was written, without brackets: “inventory number”. */
  readonly words: string;
  readonly kind: FieldSpec['kind'];
  readonly options?: readonly string[];
  readonly unit?: string;
  readonly least?: number;
  readonly most?: number;
  readonly isUnique?: boolean;
  readonly isRequired?: boolean;
  /** An example that shows how it is written: “NS-001”. */
  readonly format?: string;
  /** What it usually is: forms begin with it. */
  readonly start?: string;
}

/** A kind of record that a specification declares with its properties. */
export interface DeclaredThing {
  /** One of them, in lower case: “instrument”. */
  readonly one: string;
  readonly fields: readonly DeclaredField[];
  readonly at: readonly Place[];
}

/** A thing as one clause declares it, before it is known what the others declare. */
export interface ThingFound {
  readonly one: string;
  readonly fields: readonly DeclaredField[];
  readonly at: Place;
  /** Only a thing where others are, too: one or two properties were said of it. */
  readonly isThin: boolean;
  /** Read from words that people also use where they specify nothing: it makes no specification of a text alone. */
  readonly isLoose?: boolean;
}

/** One sentence, line or part between semicolons, without its bullet, number and heading. */
export interface Clause {
  readonly text: string;
  readonly at: Place;
  /** What the heading above it says that it is. */
  readonly under?: HeadingKind;
  /** The words of that heading, where it stands in front of the clause. */
  readonly heading?: string;
}

export type HeadingKind = 'things' | 'fields' | 'roles' | 'states' | 'rules' | 'views' | 'other';

/** What somebody does, with what it changes: “The Safety Officer rates severity (1–5)”. */
export interface DeclaredDeed {
  readonly who: string;
  readonly verb: string;
  readonly fields: readonly DeclaredField[];
  /** The thing that it is done with, where it was named. */
  readonly thing?: string;
  readonly at: Place;
}

/** The states that records of a thing go through, in their order; the last step may lead to one of several. */
export interface DeclaredStates {
  readonly steps: readonly (readonly string[])[];
  readonly thing?: string;
  readonly at: Place;
}

/** What a text declares, with the words that it came from. */
export interface Declared {
  readonly title?: string;
  readonly things: readonly DeclaredThing[];
  /** Those who were listed, or told by a story, and those who only do something. */
  readonly roles: readonly { readonly name: string; readonly at: Place; readonly isListed: boolean }[];
  readonly states: readonly DeclaredStates[];
  readonly deeds: readonly DeclaredDeed[];
  readonly clauses: readonly Clause[];
}
