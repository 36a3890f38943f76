import { isReckoned, reckonedKinds, startValue } from '../rules/start-value.ts';
import type { FactField, Rule } from '../rules/world.ts';
import type { AppRecord, Collection } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { addToWorld, worldNow } from './app-world.ts';
import type { Entity, Parts } from './entity.ts';
import type { Field } from './field.ts';
import type { Rights } from './rights.ts';
import { ruledCollection } from './ruled-collection.ts';

/** What every record has besides the fields of its kind. */
const ownFields: readonly FactField[] = [
  { name: 'by', kind: 'text' },
  { name: 'createdAt', kind: 'moment' },
];

/** A field as formulas see it. What a reference points to is asked late: two kinds may point to each other. */
export function factField({ name, kind, formula, unit, start, to }: Field): FactField {
  const said = {
    name,
    kind,
    ...(formula === undefined ? {} : { formula }),
    ...(unit === undefined ? {} : { unit }),
    ...(start === undefined ? {} : { start }),
  };
  if (to === undefined) return said;
  return {
    ...said,
    get to() {
      return to().records.name;
    },
  };
}

/** A field that starts with today, now or some days from now reckons that each time it is asked. */
export function withReckonedStart(field: Field): Field {
  const { start, ...rest } = field;
  if (!isReckoned(start) || !reckonedKinds.includes(field.kind)) return field;
  return {
    ...rest,
    get start() {
      const { today, now } = worldNow();
      return String(startValue(start, today, now, field.kind));
    },
  };
}

/** A kind of thing in an app with formulas: its records carry what is worked out, and keep its rules. */
export function defineRuledEntity<T extends AppRecord>(declared: {
  name: string;
  one: string;
  many: string;
  title: string;
  fields: readonly Field[];
  path?: string;
  rights?: Rights;
  parts?: () => Parts;
  rules?: readonly Rule[];
  standsFor?: string;
  alsoFor?: readonly string[];
  version?: number;
  samples: () => readonly T[];
}): Entity<T> {
  const { samples, version = 1, rules, standsFor, alsoFor, ...rest } = declared;
  const { name, one, title, fields } = declared;
  const stored = createCollection<T>({ name, version, samples, shared: true });
  const own = ownFields.filter((field) => !fields.some((said) => said.name === field.name));
  const kind = {
    name,
    one,
    title,
    fields: [...fields.map(factField), ...own],
    ...(rules === undefined ? {} : { rules }),
  };
  addToWorld({
    kind,
    records: stored as unknown as Collection<AppRecord>,
    ...(standsFor === undefined ? {} : { standsFor }),
    ...(alsoFor === undefined ? {} : { alsoFor }),
  });
  return { ...rest, fields: fields.map(withReckonedStart), records: ruledCollection<T>(stored, kind) };
}
