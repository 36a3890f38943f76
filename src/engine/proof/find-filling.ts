import type { Values } from '../library/rules/changes.ts';
import type { Value } from '../library/rules/formula.ts';
import { reckonedKinds, startValue } from '../library/rules/start-value.ts';
import type { World } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isAsked } from './fill-form.ts';
import { type Entry, otherEntries, usualEntry } from './form-values.ts';
import type { ProofStep } from './proof-step.ts';

/** What is typed into a form, by field. */
export type Filling = ReadonlyMap<string, Entry>;

export interface FormToFill {
  readonly fields: readonly FieldSpec[];
  readonly spec: AppSpec;
  /** The kind of record that the form makes, whose samples may be entered again. */
  readonly entity?: EntitySpec;
  readonly title?: string;
  /** What is in the form already, where a record is changed. */
  readonly given?: (world: World) => Values;
}

/** How many fillings are tried before none is found: a plan is proved in a second, and most rules are broken soon. */
const usualTries = 700;

/** Where many records are gone through, each gets fewer tries, and only the first of them get any. */
export const fewTries = 150;
export const fewRecords = 3;

/** Of each field in fillings that differ in one, two and three. */
const entriesTried = [Number.POSITIVE_INFINITY, 6, 3];

/** A filling that is accepted on every day on which the app may be tried, as near to the usual one as possible. */
export function findFilling(
  form: FormToFill,
  worlds: readonly World[],
  mentioned: ReadonlySet<string>,
  accepts: (world: World, values: Values) => boolean,
  mostTries = usualTries,
): Filling | undefined {
  const [first] = worlds;
  if (first === undefined) return undefined;
  let tries = 0;
  for (const filling of fillings(form, first, mentioned)) {
    tries += 1;
    if (tries > mostTries) return undefined;
    if (worlds.every((world) => accepts(world, enteredValues(form, filling, world)))) return filling;
  }
  return undefined;
}

/** The usual filling, then those that differ from it in one field, in two, in three. */
function* fillings(form: FormToFill, world: World, mentioned: ReadonlySet<string>): Generator<Filling> {
  const asked = form.fields.filter(isAsked);
  const usual = new Map<string, Entry>();
  if (form.given === undefined)
    for (const field of asked) {
      const entry = usualEntry(field, form.spec, form.title);
      if (entry !== undefined) usual.set(field.name, entry);
    }
  yield usual;
  const open = asked
    .filter(({ name }) => mentioned.has(name))
    .map((field) => ({
      name: field.name,
      entries: otherEntries(field, { spec: form.spec, entity: form.entity, world }),
    }));
  for (const [index, most] of entriesTried.entries()) {
    const fewer = open.map(({ name, entries }) => ({ name, entries: entries.slice(0, most) }));
    yield* varied(usual, fewer, index + 1);
  }
}

type Open = readonly { readonly name: string; readonly entries: readonly Entry[] }[];

function* varied(usual: Filling, open: Open, count: number): Generator<Filling> {
  if (count === 0) {
    yield usual;
    return;
  }
  for (const [index, { name, entries }] of open.entries())
    for (const entry of entries)
      yield* varied(new Map([...usual, [name, entry]]), open.slice(index + 1), count - 1);
}

/** What the form hands on: what was typed, and what stood there before. */
export function enteredValues({ fields, given }: FormToFill, filling: Filling, world: World): Values {
  const before = given?.(world);
  return Object.fromEntries(
    fields
      .filter(({ formula }) => formula === undefined)
      .map((field) => {
        const entry = filling.get(field.name);
        return [
          field.name,
          entry === undefined ? (before?.[field.name] ?? atFirst(field, world)) : entry.value(world.today),
        ];
      }),
  );
}

function atFirst(field: FieldSpec, { today, now }: World): Value {
  const { kind, start, options, required, automatic, byActs } = field;
  const value = reckonedKinds.includes(kind) ? startValue(start, today, now, kind) : start;
  if (value !== undefined) return value;
  if (kind === 'yes-no') return false;
  if (kind === 'tags') return [];
  const isLeft = automatic === true || byActs !== undefined;
  return kind === 'choice' && required === true && isLeft ? (options?.[0] ?? '') : '';
}

/** The steps that type a filling, in the order of the form. */
export function typedSteps(fields: readonly FieldSpec[], filling: Filling): ProofStep[] {
  return fields.flatMap(({ name, label }): ProofStep[] => {
    const entry = filling.get(name);
    return entry === undefined ? [] : [{ do: 'fill', label, value: entry.typed }];
  });
}
