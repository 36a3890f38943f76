import type { AppRecord, Collection } from '../store/collection.ts';

export type FieldKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'money'
  | 'percent'
  | 'rating'
  | 'date'
  | 'time'
  | 'moment'
  | 'choice'
  | 'tags'
  | 'yes-no'
  | 'email'
  | 'phone'
  | 'link'
  | 'image'
  | 'file'
  | 'color'
  | 'password'
  | 'reference';

/** What a reference knows of the kind of record that it points to. */
export interface ReferenceTarget {
  readonly one: string;
  /** The field that names a record. */
  readonly title: string;
  readonly fields?: readonly Field[];
  readonly records: Collection<AppRecord>;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required?: boolean;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly hint?: string;
  /** What a new record starts with. */
  readonly start?: string | number | boolean;
  /** How the value is worked out; then nobody enters it. */
  readonly formula?: string;
  /** Only these roles see it; everybody where there are none. */
  readonly seenBy?: readonly string[];
  /** Only whole numbers: nobody counts half a person. */
  readonly whole?: boolean;
  /** A state that starts as it does and moves on by acts: these of its options nobody picks by hand. */
  readonly byActs?: readonly string[];
  /** Asked behind “More details”. */
  readonly more?: boolean;
  /** A reference for which whoever enters may write down somebody new; `first` where that is the usual case. */
  readonly anew?: 'also' | 'first';
  /** Filled by the app instead of the form: who did it, a counter, a code. */
  readonly automatic?: boolean;
  /** The kind of record that a reference points to. */
  readonly to?: () => ReferenceTarget;
}

/** A choice whose first option suits nearly everybody. */
export function firstChosen(field: Field): Field {
  const [first] = field.options ?? [];
  return first === undefined ? field : { ...field, start: first };
}
