import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { askedIn } from './asked-fields.ts';
import { changeField } from './change-field.ts';
import { neededNames, ruledNames } from './needed-names.ts';

/** Fields that nobody spoke of and that nothing is made of are not demanded; where others were named they stand behind these. */
export function onlyAskedRequired(spec: AppSpec): AppSpec {
  const isAsked = askedIn(spec);
  const needed = neededNames(spec);
  const sentIn = new Set(
    spec.pages.flatMap(({ sections }) =>
      sections.filter(({ block }) => block === 'entry-form').map(({ props }) => props['entity']),
    ),
  );
  let next = spec;
  for (const entity of spec.entities) {
    const spare = entity.fields.filter(
      (field) =>
        isEntered(field) &&
        field.name !== entity.title &&
        !isAsked(entity, field) &&
        !(isContact(field) && sentIn.has(entity.name)),
    );
    for (const field of spare)
      if (field.required === true && field.start === undefined && !needed.has(field.name))
        next = changeField(next, entity.name, field.name, optional);
    next = withMore(next, entity, spare);
  }
  return next;
}

function isEntered({ automatic, formula, byActs }: FieldSpec): boolean {
  return automatic !== true && formula === undefined && byActs === undefined;
}

function isContact({ kind }: FieldSpec): boolean {
  return kind === 'email' || kind === 'phone';
}

function optional({ required: _required, ...field }: FieldSpec): FieldSpec {
  return field;
}

/** So many fields must have been named, and so many be left, before a form is worth parting. */
const [fewestNamed, fewestSpare] = [2, 2];

function withMore(spec: AppSpec, entity: EntitySpec, spare: readonly FieldSpec[]): AppSpec {
  const ruled = ruledNames(entity);
  const now = spec.entities.find(({ name }) => name === entity.name)?.fields ?? [];
  const aside = spare.filter(
    ({ name, kind }) =>
      !ruled.has(name) &&
      kind !== 'reference' &&
      now.some((field) => field.name === name && field.required !== true),
  );
  const named = entity.fields.filter(
    (field) => isEntered(field) && field.name !== entity.title && !spare.includes(field),
  );
  if (named.length < fewestNamed || aside.length < fewestSpare) return spec;
  const fields = now.map((field) =>
    aside.some(({ name }) => name === field.name) ? { ...field, more: true } : field,
  );
  return {
    ...spec,
    entities: spec.entities.map((one) => (one.name === entity.name ? { ...one, fields } : one)),
  };
}
