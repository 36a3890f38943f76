import { unitAfter } from '../library/words/one-unit.ts';
import { withCurrency } from '../library/words/with-currency.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import type { ProofStep } from './proof-step.ts';

/** A title that no sample has. */
export const unusualTitle = 'Quite unusual quartz';

/** Something that passes the checks of a field which is not free text. */
export function passingValue(field: FieldSpec): string | undefined {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return String(Math.min(Math.max(field.min ?? 1, 1), field.max ?? Number.POSITIVE_INFINITY));
    case 'date':
      return '2030-05-17';
    case 'time':
      return '10:30';
    case 'moment':
      return '2030-05-17T10:30';
    case 'email':
      return 'visitor@example.com';
    case 'phone':
      return '+1 555 010 2030';
    case 'link':
      return 'https://example.com/page';
    case 'password':
      return 'a-long-secret';
    case 'tags':
      return 'first, second';
    case 'color':
      return '#336699';
    case 'choice':
      return field.options?.[0];
    default:
      return undefined;
  }
}

export function valueFor(field: FieldSpec, spec: AppSpec): string | undefined {
  switch (field.kind) {
    case 'text':
      return unusualTitle;
    case 'long-text':
      return 'Written by a visitor to see that it is kept.';
    case 'reference':
      return spec.entities.find(({ name }) => name === field.to)?.samples.length === 0 ? undefined : '*';
    default:
      return passingValue(field);
  }
}

/** Of a field beside the title of a record: a value that says which field it belongs to. */
export function ownValue(field: FieldSpec, spec: AppSpec): string | undefined {
  switch (field.kind) {
    case 'text':
      return `Quartz ${field.label.toLowerCase()}`.slice(0, 60);
    case 'yes-no':
      return 'yes';
    default:
      return valueFor(field, spec);
  }
}

/** How the value that a field is filled with is shown; undefined where it cannot be read as text. */
function shownValue(field: FieldSpec): string | undefined {
  const filled = passingValue(field);
  switch (field.kind) {
    case 'text':
      return `Quartz ${field.label.toLowerCase()}`.slice(0, 60);
    case 'long-text':
      return 'Written by a visitor to see that it is kept.';
    case 'yes-no':
      return 'Yes';
    case 'number':
      return field.unit === undefined ? filled : `${filled} ${unitAfter(Number(filled), field.unit)}`;
    case 'money':
      return filled === undefined ? undefined : withCurrency(filled, field.unit);
    case 'percent':
      return `${filled}%`;
    case 'date':
      return 'May 17, 2030';
    case 'time':
    case 'email':
    case 'phone':
    case 'choice':
      return filled;
    case 'tags':
      return 'first';
    case 'file':
      return visitorsFile;
    default:
      return undefined;
  }
}

const visitorsFile = 'quartz.txt';

/** Puts a file into a field that takes one, and waits until the app has read it. */
export function attachSteps({ kind, label }: FieldSpec): ProofStep[] {
  if (kind === 'file') return [{ do: 'fill', label, value: visitorsFile }];
  if (kind !== 'image') return [];
  return [
    { do: 'fill', label, value: 'quartz.png' },
    { do: 'count', selector: `dialog img[alt=${JSON.stringify(`${label} chosen`)}]`, min: 1 },
  ];
}

/** How a visitor sees the value of a field again where the record stands in full; undefined where nobody could tell. */
export function seenAgain(field: FieldSpec): ProofStep | undefined {
  if (field.kind === 'image') return { do: 'count', selector: `article img[alt="${unusualTitle}"]`, min: 1 };
  if (field.kind === 'rating') {
    const stars = `${passingValue(field)} of ${field.max ?? 5} stars`;
    return { do: 'count', selector: `article [aria-label="${stars}"]`, min: 1 };
  }
  const text = shownValue(field);
  return text === undefined ? undefined : { do: 'see', text: `${field.label} ${text}` };
}

/** Whether a form for a new record asks for a field: what the app fills in, works out or moves on by acts it does not. */
export function isAsked({ automatic, formula, byActs }: FieldSpec): boolean {
  return automatic !== true && formula === undefined && byActs === undefined;
}

/**
 * Fills every field of a form that has to be filled, and those that name the record. Where the title is known, the other
 * texts differ from it, so that seeing the title again does not pass for seeing them.
 */
export function fillSteps(fields: readonly FieldSpec[], spec: AppSpec, title?: string): ProofStep[] {
  return fields.filter(isAsked).flatMap((field): ProofStep[] => {
    const isOwn = title !== undefined && field.name !== title;
    const value = isOwn ? ownValue(field, spec) : valueFor(field, spec);
    return value === undefined ? [] : [{ do: 'fill', label: field.label, value }];
  });
}
