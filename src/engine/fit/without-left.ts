import type { EntitySpec } from '../spec/app-spec.ts';

/** A kind of record as its form asks for it: what the form leaves to others stands as it does at first. */
export function withoutLeft(entity: EntitySpec, leaves: readonly string[]): EntitySpec {
  const fields = entity.fields.map((field) =>
    leaves.includes(field.name) ? { ...field, automatic: true } : field,
  );
  return { ...entity, fields };
}
