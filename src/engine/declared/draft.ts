import type { CaseAct, CasePart } from '../cases/case-file.ts';
import type { Place } from './declared.ts';
import type { PlannedField, PlannedThing } from './planned.ts';

export interface DraftRule {
  readonly on: string;
  readonly never: string;
  readonly says: string;
}

export interface DraftAct extends CaseAct {
  readonly key: string;
}

/** A part of the overview, told apart by its title. */
export interface DraftPart {
  readonly title: string;
  readonly part: CasePart;
}

/** The app as far as it is planned. */
export interface Draft {
  readonly things: readonly PlannedThing[];
  readonly rules: readonly DraftRule[];
  readonly acts: readonly DraftAct[];
  readonly parts: readonly DraftPart[];
  /** Figures of the overview: label → formula. */
  readonly figures: Readonly<Record<string, string>>;
  /** Kinds of records that nobody may delete, and that nobody may change. */
  readonly kept: ReadonlySet<string>;
  readonly fixed: ReadonlySet<string>;
  /** Kinds of records whose entering does more than to add one: an act enters them, and nothing else. */
  readonly entries?: readonly DraftEntry[];
  /** Who alone enters and changes records of a kind: kind → roles. */
  readonly editors?: Readonly<Record<string, readonly string[]>>;
}

/** What happens when a record of a kind is entered; its properties are called `ask.…`. */
export interface DraftEntry {
  readonly on: string;
  /** Properties that are set beside those that are asked for. */
  readonly own: readonly string[];
  readonly does: readonly string[];
  readonly never: readonly string[];
}

/** One step further, with the parts of the app that it makes: `rule:…` and `section:…` get their numbers in the end. */
export interface Step {
  readonly next: Draft;
  readonly serves: readonly Served[];
  /** Words of the sentence that are not built with it. */
  readonly leaves?: string;
}

export type Served =
  | { readonly rule: DraftRule }
  | { readonly act: string; readonly rule?: number }
  | { readonly field: string; readonly of: string }
  | { readonly section: string }
  | { readonly thing: string }
  | { readonly role: string }
  /** The lists of a kind: what their forms allow, and to whom. */
  | { readonly lists: string };

export function withRule(draft: Draft, rule: DraftRule): Step {
  return { next: { ...draft, rules: [...draft.rules, rule] }, serves: [{ rule }] };
}

export function withThing(draft: Draft, key: string, change: (thing: PlannedThing) => PlannedThing): Draft {
  return { ...draft, things: draft.things.map((thing) => (thing.key === key ? change(thing) : thing)) };
}

/** The thing with one more property; one of the same name is replaced. */
export function withField(draft: Draft, key: string, field: PlannedField): Draft {
  return withThing(draft, key, (thing) => ({
    ...thing,
    fields: thing.fields.some(({ name }) => name === field.name)
      ? thing.fields.map((one) => (one.name === field.name ? field : one))
      : [...thing.fields, field],
  }));
}

export function stateOf(thing: PlannedThing): PlannedField | undefined {
  return thing.fields.find(
    ({ kind, words }) => /^(?:choice|text)$/.test(kind) && /^(?:state|status)$/i.test(words),
  );
}

const ending =
  /^(?:closed|done|rejected|refused|cancelled|canceled|returned|back|lost|delivered|completed|finished|paid|declined|rolled back|expired|revoked|withdrawn|released|awarded|archived|resolved|lapsed|passed|failed)$/i;

/** The formula that holds of records which are not done with. */
export function isOpen(thing: PlannedThing): string | undefined {
  const state = stateOf(thing);
  const over = state?.options?.filter((one) => ending.test(one)) ?? [];
  if (state !== undefined && over.length > 0)
    return `${state.name} not in (${over.map((one) => `"${one}"`).join(', ')})`.replace(
      /^(\S+) not in (.*)$/,
      'not ($1 in $2)',
    );
  const back = thing.fields.find(
    ({ words, kind }) => kind === 'date' && /^returned on$|^return date$/i.test(words),
  );
  return back === undefined ? undefined : `${back.name} is empty`;
}

/** The thing that was declared last before a place. */
export function thingBefore([start]: Place, things: readonly PlannedThing[]): PlannedThing | undefined {
  const declared = things
    .flatMap((thing) => thing.at.map((at) => ({ thing, at: at[0] })))
    .filter(({ at }) => at <= start)
    .toSorted((a, b) => b.at - a.at);
  return declared[0]?.thing ?? things[0];
}
