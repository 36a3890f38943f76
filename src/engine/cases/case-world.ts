import { addDays } from '../library/rules/dates.ts';
import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import { isTrue } from '../library/rules/values.ts';
import type { Fact, Rule, World } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { kindOf } from '../spec/rule-faults.ts';
import { dayOfSample, sampleDay } from '../spec/sample-day.ts';

/** The samples of a plan as records on a given day: what the rules of an app would see when it is first opened. */
export function sampleWorld(spec: Pick<AppSpec, 'entities' | 'numbers'>, today: string): World {
  const kinds = new Map(spec.entities.map((entity) => [entity.name, kindOf(entity)]));
  const facts = new Map(spec.entities.map((entity) => [entity.name, factsOf(entity, today)]));
  const numbers = Object.entries(spec.numbers ?? {}).map(([name, { value }]) => [name, value]);
  return {
    kind: (name) => kinds.get(name),
    all: (things) => facts.get(things) ?? [],
    numbers: Object.fromEntries(numbers) as Record<string, number>,
    today,
    now: `${today}T12:00`,
    me: { name: '', records: {} },
    random: () => 0.5,
  };
}

function factsOf({ name, fields, samples }: EntitySpec, today: string): Fact[] {
  return samples.map((sample, index) => ({
    ...Object.fromEntries(fields.map((field) => [field.name, factValue(field, sample[field.name], today)])),
    id: `${name}-${index + 1}`,
    createdAt: `${addDays(today, -index - 1)}T09:30`,
  }));
}

function factValue({ kind }: FieldSpec, value: SampleValue | undefined, today: string): SampleValue {
  if (value === undefined || typeof value !== 'string' || (kind !== 'date' && kind !== 'moment'))
    return value ?? null;
  const near = sampleDay(value);
  if (near === undefined) return value;
  const day = dayOfSample(near, today);
  return kind === 'moment' ? `${day}T${near.time ?? '10:00'}` : day;
}

/** The rule that a record breaks as it stands. */
export function ruleBrokenBy(things: string, id: string, world: World): Rule | undefined {
  const kind = world.kind(things);
  const record = world.all(things).find((one) => one.id === id);
  if (kind === undefined || record === undefined) return undefined;
  return kind.rules?.find(({ never }) =>
    isTrue(evaluate(parseFormula(never), { world, self: { kind, record } })),
  );
}
