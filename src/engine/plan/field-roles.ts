import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** The field of an entity that plays a part for a block, by what it is and what it is called. */
export function priceField(entity: EntitySpec): FieldSpec | undefined {
  const money = entity.fields.filter(({ kind }) => kind === 'money');
  return money.find(({ name }) => /price|fee|cost|rent/i.test(name)) ?? money[0];
}

export function stockField(entity: EntitySpec): FieldSpec | undefined {
  return entity.fields.find(
    ({ kind, name }) => kind === 'number' && /^(?:stock|quantity|available|copies|left)$/i.test(name),
  );
}
