import type { AppRecord } from '../store/collection.ts';
import { checkValues, type Faults, leftValues, startValues, type Values } from './check-values.ts';
import type { Field, ReferenceTarget } from './field.ts';

/** Stands in a reference for somebody who is written down in the same form. */
export const anewValue = '+';

/** What was typed of those who are new, by the reference that they are for. */
export type Newcomers = Readonly<Record<string, Values>>;

/** What is asked of somebody new: the name, how to reach them, and what such a record cannot be without. */
export function newcomerFields({ title, fields = [] }: ReferenceTarget): Field[] {
  return fields.filter(
    (field) =>
      field.formula === undefined &&
      field.automatic !== true &&
      field.byActs === undefined &&
      field.kind !== 'reference' &&
      (field.name === title ||
        ((field.kind === 'phone' || field.kind === 'email') && field.more !== true) ||
        (field.required === true && field.start === undefined)),
  );
}

/** A form in which people are mostly new begins with them. */
export function startsNew(fields: readonly Field[], values: Values): Values {
  const next = { ...values };
  for (const { name, anew } of fields)
    if (anew === 'first' && (next[name] ?? '') === '') next[name] = anewValue;
  return next;
}

function newOnes(fields: readonly Field[], values: Values): { field: Field; target: ReferenceTarget }[] {
  return fields.flatMap((field) => {
    const target = values[field.name] === anewValue ? field.to?.() : undefined;
    return target === undefined ? [] : [{ field, target }];
  });
}

/** The name under which a control of somebody new stands in the form. */
export function newcomerName(field: string, of: string): string {
  return `${field}.${of}`;
}

export function checkNewcomers(fields: readonly Field[], values: Values, newcomers: Newcomers): Faults {
  const faults: Faults = {};
  for (const { field, target } of newOnes(fields, values)) {
    const found = checkValues(newcomerFields(target), typedOf(target, newcomers[field.name]));
    for (const [name, fault] of Object.entries(found)) faults[newcomerName(field.name, name)] = fault;
  }
  return faults;
}

function typedOf(target: ReferenceTarget, typed: Values = {}): Values {
  return { ...startValues(newcomerFields(target)), ...typed };
}

/** Hands the values on with a record for everybody who is new. Where they are refused, nobody was added. */
export function withNewcomers(
  fields: readonly Field[],
  { values, newcomers, by }: { values: Values; newcomers: Newcomers; by: string },
  handOn: (values: Values) => void,
): void {
  const added: { target: ReferenceTarget; id: string }[] = [];
  const whole = { ...values };
  try {
    for (const { field, target } of newOnes(fields, values)) {
      const typed = typedOf(target, newcomers[field.name]);
      const known = knownOne(target, typed);
      if (known === undefined) {
        const rest = startValues((target.fields ?? []).filter(({ formula }) => formula === undefined));
        const draft = { ...rest, ...leftValues(target.fields ?? []), ...typed, by };
        const { id } = target.records.add(draft);
        added.push({ target, id });
        whole[field.name] = id;
      } else whole[field.name] = known.id;
    }
    handOn(whole);
  } catch (error) {
    for (const { target, id } of added) target.records.remove(id);
    throw error;
  }
}

/** Who comes again types the same name and the same number: it is the same person. */
function knownOne(target: ReferenceTarget, typed: Values): AppRecord | undefined {
  const names = newcomerFields(target).map(({ name }) => name);
  const same = (one: AppRecord, name: string) => plain(one[name]) === plain(typed[name]);
  return names.length < 2
    ? undefined
    : target.records.all().find((one) => names.every((name) => same(one, name)));
}

function plain(value: unknown): string {
  return String(value ?? '')
    .trim()
    .toLowerCase();
}
