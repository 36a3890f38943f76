import type { AppSpec } from '../spec/app-spec.ts';
import { CannotChange } from './by-click/cannot-change.ts';
import { putText } from './by-click/put-text.ts';
import type { OwnedField } from './find-part.ts';
import { mapFormulas } from './map-formulas.ts';
import { NothingToChange } from './nothing-to-change.ts';

/** Gives an option another name, in records, acts, lists and rules alike. */
export function renameOption(spec: AppSpec, { entity, field }: OwnedField, option: string, to: string): void {
  const literal = JSON.stringify(option);
  let isSpokenOf = false;
  mapFormulas(spec, (formula) => {
    isSpokenOf ||= formula.includes(literal);
    return formula;
  });
  const others = spec.entities.flatMap((one) =>
    one.fields.filter((other) => other !== field && other.options?.includes(option) === true),
  );
  if (isSpokenOf && others.length > 0)
    throw new NothingToChange(
      `“${option}” cannot be renamed by a sentence: rules speak of it, and ${others.map(({ label }) => label.toLowerCase()).join(', ')} has an option of the same name.`,
    );
  try {
    putText(spec, { at: 'option', entity: entity.name, field: field.name, option }, to);
  } catch (error) {
    if (error instanceof CannotChange) throw new NothingToChange(error.message);
    throw error;
  }
  mapFormulas(spec, (formula) => formula.replaceAll(literal, JSON.stringify(to)));
}
