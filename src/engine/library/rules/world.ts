import type { Value } from './formula.ts';

/** A record as formulas see it. */
export type Fact = { readonly id: string; readonly [field: string]: Value | undefined };

export interface FactField {
  readonly name: string;
  readonly kind: string;
  /** The kind of record that a reference points to. */
  readonly to?: string;
  /** How a value is worked out that nobody enters. */
  readonly formula?: string;
  readonly unit?: string;
  readonly start?: string | number | boolean;
}

/** What must never be the case, and what is said to somebody who tries. */
export interface Rule {
  readonly never: string;
  readonly says: string;
}

/** A kind of record as formulas see it. */
export interface Kind {
  readonly name: string;
  readonly one: string;
  readonly title: string;
  readonly fields: readonly FactField[];
  readonly rules?: readonly Rule[];
}

/** All that a formula can ask about. */
export interface World {
  kind(name: string): Kind | undefined;
  all(things: string): readonly Fact[];
  /** Figures of the app by name, such as how many at most. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly today: string;
  readonly now: string;
  /** Who looks: the name, and by kind the record that stands for them. */
  readonly me: { readonly name: string; readonly records: Readonly<Record<string, string>> };
  /** From 0 up to 1. */
  random(): number;
  /** What formulas of records came to, as long as nothing changes. */
  readonly worked?: WeakMap<Fact, Map<string, Value>>;
  /** Hears how much is worked out. It may throw to end what takes too much. */
  readonly spend?: ((parts: number) => void) | undefined;
}

/** What an act asked for before it is done. */
export interface Asked {
  readonly fields: readonly FactField[];
  readonly values: Readonly<Record<string, Value | undefined>>;
}

export interface Known {
  readonly kind: Kind;
  readonly record: Fact;
}

/** Where a formula stands: whose it is, over which record it runs just now, and what was asked. */
export interface Scope {
  readonly world: World;
  readonly self?: Known;
  readonly inner?: Known;
  readonly each?: Known;
  readonly ask?: Asked;
}

export function fieldOf(kind: Kind, name: string): FactField | undefined {
  return kind.fields.find((field) => field.name === name);
}
