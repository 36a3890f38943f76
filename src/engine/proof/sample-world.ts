import { asksWhoLooks } from '../emit/is-ruled.ts';
import { sampleAccount } from '../emit/sample-people.ts';
import { addDays } from '../library/rules/dates.ts';
import type { Fact, World } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { kindOf } from '../spec/rule-faults.ts';
import { dayOfSample, sampleDay } from '../spec/sample-day.ts';

/** The days and times on which a proof may run: each weekday, the begin, the third and fourth week and the ends of a month, the end of a year. */
const moments = [
  '2026-03-09T08:10',
  '2026-03-10T12:40',
  '2026-03-11T15:20',
  '2026-03-12T18:05',
  '2026-03-13T10:00',
  '2026-03-14T21:30',
  '2026-03-15T09:45',
  '2026-05-01T08:30',
  '2026-11-18T12:15',
  '2026-08-24T16:40',
  '2027-02-28T13:00',
  '2027-12-31T23:10',
];

const chances = [0.1, 0.5, 0.9];

/** What an app knows when it is first opened, as formulas see it, on each of these days. */
export function sampleWorlds(spec: AppSpec, role: string | undefined): World[] {
  const kinds = new Map(spec.entities.map((entity) => [entity.name, kindOf(entity)]));
  const numbers = Object.fromEntries(
    Object.entries(spec.numbers ?? {}).map(([name, { value }]) => [name, value]),
  );
  const me = whoLooks(spec, role);
  return moments.map((now, index) => {
    const today = now.slice(0, 10);
    const facts = new Map(spec.entities.map((entity) => [entity.name, factsOf(entity, today)]));
    return {
      kind: (name) => kinds.get(name),
      all: (things) => facts.get(things) ?? [],
      numbers,
      today,
      now,
      me,
      random: () => chances[index % chances.length] ?? 0,
    };
  });
}

/** Who looks at the samples: a visitor, the first of those who stand for people, or the sample account of a role. */
function whoLooks(spec: AppSpec, role: string | undefined): World['me'] {
  const own = (entity: EntitySpec | undefined, name: string): World['me'] => ({
    name,
    records: entity === undefined ? {} : { [entity.name]: `${entity.name}-1` },
  });
  if (asksWhoLooks(spec)) {
    const entity = spec.entities.find(
      ({ standsFor, samples }) => standsFor !== undefined && samples.length > 0,
    );
    return own(entity, String(entity?.samples[0]?.[entity.title] ?? ''));
  }
  if (role === undefined || spec.accounts === 'none') return { name: 'Guest', records: {} };
  const entity = spec.entities.find(({ standsFor, samples }) => standsFor === role && samples.length > 0);
  return own(entity, sampleAccount(role, spec).name);
}

function factsOf({ name, fields, samples }: EntitySpec, today: string): Fact[] {
  return samples.map((sample, index) => {
    const values = Object.entries(sample).map(([field, value]) => [
      field,
      onDay(
        fields.find((one) => one.name === field),
        value,
        today,
      ),
    ]);
    const createdAt = `${addDays(today, -index - 1)}T09:30`;
    return { createdAt, ...Object.fromEntries(values), id: `${name}-${index + 1}` };
  });
}

/** `+3` in a field for days is a day near the one on which the app is opened. */
export function onDay(field: FieldSpec | undefined, value: SampleValue, today: string): SampleValue {
  if (typeof value !== 'string' || (field?.kind !== 'date' && field?.kind !== 'moment')) return value;
  const near = sampleDay(value);
  if (near === undefined) return value;
  const day = dayOfSample(near, today);
  return field.kind === 'moment' ? `${day}T${near.time ?? '10:00'}` : day;
}
