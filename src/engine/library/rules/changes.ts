import type { Value } from './formula.ts';

/** What is written to one record. Ids of new records are given before they are stored. */
export type Change =
  | { readonly do: 'add'; readonly things: string; readonly id: string; readonly values: Values }
  | { readonly do: 'update'; readonly things: string; readonly id: string; readonly values: Values }
  | { readonly do: 'remove'; readonly things: string; readonly id: string };

export type Values = Readonly<Record<string, Value | undefined>>;
