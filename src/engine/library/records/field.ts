import type { Entity } from './entity.ts';

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
  /** Filled by the app instead of the form: who did it, a counter, a code. */
  readonly automatic?: boolean;
  /** The kind of record that a reference points to. */
  readonly to?: () => Entity;
}
