import type { FieldValue } from '../store/collection.ts';
import { inText } from '../words/in-text.ts';
import { askedFields } from './asked-fields.ts';
import { checkValues, leftValues, Refused, startValues, type Values } from './check-values.ts';
import type { Parts } from './entity.ts';
import type { Field } from './field.ts';

/** What is asked of each part in the form of the whole: its name and what it cannot be without. */
export function partFields({ entity, link }: Parts): Field[] {
  return askedFields(entity.fields)
    .filter(({ name, required }) => name !== link && (name === entity.title || required === true))
    .map(({ anew: _anew, ...field }) => field);
}

/** A field as it stands in a line: “Ingredient 1”, “Ingredient 1: amount”. */
export function inLine(field: Field, { entity }: Parts, line: number): Field {
  const of = `${entity.one} ${line + 1}`;
  const label = field.name === entity.title ? of : `${of}: ${inText(field.label)}`;
  return { ...field, name: `${line}.${field.name}`, label };
}

const isEmpty = (value: FieldValue | undefined) => value === undefined || value === null || value === '';

/** The parts that were typed, whole; refused where there is none, or where something is wrong with one. */
export function typedParts(parts: Parts, lines: readonly Values[]): Values[] {
  const fields = partFields(parts);
  const starts = startValues(fields);
  const typed = lines.flatMap((line, index) =>
    fields.some(({ name }) => !isEmpty(line[name]) && line[name] !== starts[name]) ? [{ line, index }] : [],
  );
  if (typed.length === 0) throw new Refused(`Add at least one ${inText(parts.entity.one)}.`);
  return typed.map(({ line, index }) => {
    const values = { ...starts, ...line };
    const [fault] = Object.values(
      checkValues(
        fields.map((field) => ({ ...inLine(field, parts, index), name: field.name })),
        values,
      ),
    );
    if (fault !== undefined) throw new Refused(fault);
    return {
      ...startValues(parts.entity.fields.filter(({ formula }) => formula === undefined)),
      ...leftValues(parts.entity.fields),
      ...values,
    };
  });
}

/** Keeps the parts of a whole. Where one is refused, none of them is kept. */
export function addParts({ entity, link }: Parts, typed: readonly Values[], whole: string, by: string): void {
  const added: string[] = [];
  try {
    for (const values of typed) added.push(entity.records.add({ ...values, [link]: whole, by }).id);
  } catch (error) {
    for (const id of added) entity.records.remove(id);
    throw error;
  }
}
