import type { FieldValue } from '../store/collection.ts';
import { boundsText } from '../words/bounds-text.ts';
import type { Field } from './field.ts';

export type Values = Record<string, FieldValue>;
export type Faults = Record<string, string>;

/** Why something was not done: a rule of the app does not allow it. */
export class Refused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Refused';
  }
}

/** A picture stands in its record as text: far longer than anything that is typed. */
const largestPicture = 3_000_000;

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phone = /^[+\d][\d\s().-]{5,19}$/;

/** What is wrong with the entered values, by field. An empty answer means that they can be saved. */
export function checkValues(fields: readonly Field[], values: Values): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    const fault = checkValue(field, values[field.name]);
    if (fault !== undefined) faults[field.name] = fault;
  }
  return faults;
}

export function checkValue(field: Field, value: FieldValue | undefined): string | undefined {
  const empty =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (empty) return field.required === true ? `${field.label} is required.` : undefined;
  if (typeof value === 'number') return checkNumber(field, value);
  if (typeof value !== 'string') return undefined;
  switch (field.kind) {
    case 'email':
      return mail.test(value) ? undefined : 'Enter an e-mail address such as name@example.com.';
    case 'phone':
      return phone.test(value) ? undefined : 'Enter a phone number with digits only.';
    case 'link':
      return /^https?:\/\/\S+\.\S+/.test(value) ? undefined : 'Enter an address that starts with https://.';
    case 'password':
      return value.length >= 6 ? undefined : 'Use at least 6 characters.';
    case 'image':
      return value.length > largestPicture ? 'Choose a smaller picture.' : undefined;
    default:
      return value.length > 5000 ? 'This is too long.' : undefined;
  }
}

function checkNumber(field: Field, value: number): string | undefined {
  if (Number.isNaN(value)) return 'Enter a number.';
  const { min, max } = boundsOf(field);
  const isOut = (min !== undefined && value < min) || (max !== undefined && value > max);
  if (isOut) return `${field.label} must be ${boundsText({ ...field, min, max })}.`;
  if (field.whole === true && !Number.isInteger(value)) return `${field.label} must be a whole number.`;
  return undefined;
}

/** Stars go from one to five where nothing else is said. */
function boundsOf({ kind, min, max }: Field): { min: number | undefined; max: number | undefined } {
  return kind === 'rating' ? { min: min ?? 1, max: max ?? 5 } : { min, max };
}

/** Whether a form for a new record leaves a field to the app: what it fills in itself, and states that acts move on. */
export function isLeft({ automatic, byActs }: Pick<Field, 'automatic' | 'byActs'>): boolean {
  return automatic === true || byActs !== undefined;
}

/** What the app itself puts into a new record. */
export function leftValues(fields: readonly Field[]): Values {
  return startValues(fields.filter(isLeft));
}

/** The values that a form starts with. */
export function startValues(
  fields: readonly Field[],
  given: Readonly<Record<string, FieldValue | undefined>> = {},
): Values {
  const values: Values = {};
  for (const field of fields) values[field.name] = given[field.name] ?? field.start ?? emptyValue(field);
  return values;
}

function emptyValue(field: Field): FieldValue {
  if (field.kind === 'yes-no') return false;
  if (field.kind === 'tags') return [];
  // Nobody is asked for it, so that the first option stands; in a form a wrong silent answer would be kept.
  if (field.kind === 'choice' && field.required === true && isLeft(field)) return field.options?.[0] ?? '';
  return '';
}
