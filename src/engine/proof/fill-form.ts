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

function valueFor(field: FieldSpec, spec: AppSpec): string | undefined {
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

/** Fills every field of a form that has to be filled, and those that name the record. */
export function fillSteps(fields: readonly FieldSpec[], spec: AppSpec): ProofStep[] {
  return fields
    .filter(({ automatic }) => automatic !== true)
    .flatMap((field): ProofStep[] => {
      const value = valueFor(field, spec);
      return value === undefined ? [] : [{ do: 'fill', label: field.label, value }];
    });
}
