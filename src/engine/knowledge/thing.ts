import type { FieldSpec, SampleValue } from '../spec/app-spec.ts';

/** What apps commonly keep records of: how it is called, what is known about it, and how real ones look. */
export interface Thing {
  /** Nouns for it, singular and lower case; the first is the usual one. */
  readonly words: readonly string[];
  /** The field that names one of them. */
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  /** Rows in the order of the fields. Days are written as `+3` and `-2 14:30`, from the day of first use. */
  readonly rows: readonly (readonly SampleValue[])[];
  /** Things that people look at are cards; things that people keep books on are a table. */
  readonly layout: 'cards' | 'table';
}

type Extra = Omit<FieldSpec, 'name' | 'label' | 'kind'>;

function field(kind: FieldSpec['kind']) {
  return (name: string, label: string, extra: Extra = {}): FieldSpec => ({ name, label, kind, ...extra });
}

export const text = field('text');
export const longText = field('long-text');
export const number = field('number');
export const money = field('money');
export const percent = field('percent');
export const rating = field('rating');
export const date = field('date');
export const time = field('time');
export const moment = field('moment');
export const yesNo = field('yes-no');
export const email = field('email');
export const phone = field('phone');
export const link = field('link');
export const image = field('image');
export const file = field('file');
export const tags = field('tags');

export function choice(
  name: string,
  label: string,
  options: readonly string[],
  extra: Extra = {},
): FieldSpec {
  return { name, label, kind: 'choice', options: [...options], ...extra };
}

export function defineThing(thing: Thing): Thing {
  return thing;
}
