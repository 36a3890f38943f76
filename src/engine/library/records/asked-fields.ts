import type { FieldValue } from '../store/collection.ts';
import type { Field } from './field.ts';

type Given = Readonly<Record<string, FieldValue | undefined>>;

/**
 * What a form asks for: nothing that the app fills in or works out. A state that acts move on is not asked of a new
 * record; of one that is there, only what no act leads to can be picked.
 */
export function askedFields(fields: readonly Field[], given: Given = {}): Field[] {
  return fields
    .filter(({ automatic, formula }) => automatic !== true && formula === undefined)
    .flatMap((field) => (field.byActs === undefined ? [field] : pickedByHand(field, given[field.name])));
}

function pickedByHand(field: Field, now: FieldValue | undefined): Field[] {
  if (now === undefined || now === null || now === '') return [];
  const options = field.options?.filter((one) => one === now || field.byActs?.includes(one) !== true) ?? [];
  return options.length < 2 ? [] : [{ ...field, options, required: true }];
}
