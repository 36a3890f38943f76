/** A value that a formula can have. A reference is the id of the record that it points to. */
export type Value = string | number | boolean | readonly string[] | null;

/** Records of a kind, all or those that fit. `other` leaves out the record that the formula belongs to. */
export interface Source {
  readonly things: string;
  readonly other: boolean;
  readonly where?: Formula;
}

export type Operator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'and'
  | 'or'
  | 'contains';

/** What is made of many records: `value` of each, in the order of `by`, begun `after` one of them. */
export interface Over {
  readonly is: 'over';
  readonly what: OverName;
  readonly source: Source;
  readonly value?: Formula;
  readonly by?: Formula;
  readonly after?: Formula;
}

/** These take records alone; the others a value `of` them. */
export const recordNames = ['count', 'any', 'next', 'random'] as const;
export const valueNames = ['sum', 'avg', 'min', 'max', 'list', 'first', 'latest'] as const;
export type OverName = (typeof recordNames)[number] | (typeof valueNames)[number];

/** A formula after reading it: what `count(loans where friend = this) > 3` says. */
export type Formula =
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'path'; readonly base: Formula; readonly name: string }
  | { readonly is: 'minus' | 'not'; readonly of: Formula }
  | { readonly is: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly is: 'blank'; readonly of: Formula }
  | { readonly is: 'among'; readonly of: Formula; readonly options: readonly Formula[] }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Formula[] }
  | Over;

/** `friend.points = friend.points + 5`: the field that is written, on the way through references. */
export interface Assignment {
  readonly path: readonly string[];
  readonly value: Formula;
}

/** One step of what an act does. */
export type Statement =
  | { readonly do: 'set'; readonly values: readonly Assignment[] }
  | {
      readonly do: 'add';
      readonly things: string;
      readonly each?: Source;
      readonly values: readonly Assignment[];
    }
  | { readonly do: 'change'; readonly source: Source; readonly values: readonly Assignment[] }
  | { readonly do: 'remove'; readonly source?: Source };

/** What is wrong with the text of a formula, and where. */
export class FormulaFault extends Error {
  constructor(text: string, place: number, why: string) {
    super(`${why} at “${text.slice(place, place + 20)}” in “${text}”.`);
    this.name = 'FormulaFault';
  }
}
