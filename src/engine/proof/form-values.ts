import { addDays } from '../library/rules/dates.ts';
import type { Value } from '../library/rules/formula.ts';
import type { World } from '../library/rules/world.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { dayToRead } from './days-to-read.ts';
import { ownValue, valueFor } from './fill-form.ts';

/** Something that can be entered into a field: what is typed, and what the app makes of it on a day. */
export interface Entry {
  readonly typed: string;
  readonly value: (today: string) => Value;
}

const fixed = (typed: string, value: Value = typed): Entry => ({ typed, value: () => value });

const amounts = new Set(['number', 'money', 'percent', 'rating']);

/** What a case types into a field where nothing speaks against it; undefined where it leaves the field as it is. */
export function usualEntry(field: FieldSpec, spec: AppSpec, title?: string): Entry | undefined {
  const isOwn = title !== undefined && field.name !== title;
  const typed = isOwn ? ownValue(field, spec) : valueFor(field, spec);
  return typed === undefined ? undefined : entryOf(field, typed);
}

function entryOf(field: FieldSpec, typed: string): Entry {
  if (amounts.has(field.kind)) return fixed(typed, Number(typed));
  if (field.kind === 'yes-no') return fixed(typed, typed === 'yes');
  if (field.kind === 'tags') return fixed(typed, typed.split(', '));
  if (field.kind === 'reference' && typed === '*') return fixed(typed, `${field.to ?? ''}-1`);
  return fixed(typed);
}

/** Other things that the field takes: values at its bounds, other records, earlier and later days, those of samples. */
export function otherEntries(
  field: FieldSpec,
  { spec, entity, world }: { spec: AppSpec; entity: EntitySpec | undefined; world: World },
): Entry[] {
  const empty = field.required === true || field.kind === 'yes-no' ? [] : [fixed('')];
  const known = (entity?.samples ?? []).flatMap((sample) => knownEntry(field, sample[field.name]));
  return [...empty, ...atLimits(field, entity), ...entriesOf(field, spec, world), ...known];
}

/** Values just at and just beyond the figures of the rules that speak of a field. */
function atLimits(field: FieldSpec, entity: EntitySpec | undefined): Entry[] {
  const speaks = new RegExp(`\\b${field.name}\\b`);
  const rules = (entity?.rules ?? []).filter(({ never }) => speaks.test(never));
  const figures = [...new Set(rules.flatMap(({ never }) => never.match(figure) ?? []))].map(Number);
  if (amounts.has(field.kind)) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
    return figures
      .flatMap((one) => [one, one + 1, one - 1])
      .filter((one) => one >= min && one <= max && one >= 0)
      .map((one) => fixed(String(one), one));
  }
  const long = new RegExp(`\\b(words|length)\\(${field.name}\\)`);
  return rules.flatMap(({ never }) => {
    const measure = long.exec(never)?.[1];
    const most = Number(never.match(figure)?.[0] ?? 0);
    if (measure === undefined || most > longestTyped) return [];
    return [fixed(measure === 'words' ? 'word '.repeat(most + 1).trim() : 'a'.repeat(most + 1))];
  });
}

const figure = /(?<![\w.":])\d+(?:\.\d+)?(?![\w":])/g;
const longestTyped = 600;

function knownEntry(field: FieldSpec, value: SampleValue | undefined): Entry[] {
  const isTyped = ['text', 'email', 'phone', 'link', 'time'].includes(field.kind);
  return isTyped && typeof value === 'string' && value !== '' ? [fixed(value)] : [];
}

const days = ['+0', '-1', '+1', '+30', '-30', '+7', '+14', '+400', '-400', '+2', '-2', '-7', '+90'];
/** One of each weekday, whenever the app is tried. */
const week = [18, 19, 20, 21, 22, 23].map((day) => `2030-05-${day}`);
const clocks = ['10:30', '08:00', '12:00', '14:00', '17:00', '20:00', '23:00', '03:00'];
const sizes = [0, 100, 1, 10_000, 2, 10, 1_000_000, 5, 3, 12, 20, 25, 50, 200, 500, 1000];

function entriesOf(field: FieldSpec, spec: AppSpec, world: World): Entry[] {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating': {
      const { min = Number.NEGATIVE_INFINITY, max = field.kind === 'rating' ? 5 : Number.POSITIVE_INFINITY } =
        field;
      const bounds = [field.min, field.max].filter((one) => one !== undefined);
      return [...bounds, ...sizes]
        .filter((one) => one >= min && one <= max)
        .map((one) => fixed(String(one), one));
    }
    case 'date':
      return [
        ...days.map((typed) => ({ typed, value: (today: string) => addDays(today, Number(typed)) })),
        ...week.map((day) => fixed(day)),
      ];
    case 'moment':
      return [
        ...days.flatMap((day) =>
          clocks.slice(0, 4).map((clock) => ({
            typed: `${day} ${clock}`,
            value: (today: string) => `${addDays(today, Number(day))}T${clock}`,
          })),
        ),
        ...week.flatMap((day) => ['10:30', '14:00'].map((clock) => fixed(`${day}T${clock}`))),
        ...clocks.slice(4).map((clock) => fixed(`2030-05-17T${clock}`)),
      ];
    case 'time':
      return clocks.map((one) => fixed(one));
    case 'choice':
      return (field.options ?? []).map((one) => fixed(one));
    case 'yes-no':
      return [fixed('yes', true), fixed('no', false)];
    case 'reference':
      return referenceEntries(field, spec, world);
    default:
      return [];
  }
}

function referenceEntries(field: FieldSpec, spec: AppSpec, world: World): Entry[] {
  return world.all(field.to ?? '').map(({ id }) => {
    const title = titleOfSample(field.to ?? '', id, spec);
    return fixed(title ?? id, id);
  });
}

/** What a sample is called; undefined where two are called the same or one has no name. */
export function titleOfSample(name: string, id: string, spec: AppSpec): string | undefined {
  const entity = spec.entities.find((one) => one.name === name);
  if (entity === undefined) return undefined;
  const titles = entity.samples.map((sample) => shownTitle(entity, sample, spec));
  const own = titles[Number(id.split('-').at(-1)) - 1];
  return own === undefined || titles.filter((one) => one === own).length > 1 ? undefined : own;
}

/** The title as the app shows it: what is called by another record has the title of that one. */
export function shownTitle(
  entity: EntitySpec,
  sample: Readonly<Record<string, SampleValue>>,
  spec: AppSpec,
): string | undefined {
  const value = sample[entity.title];
  if (typeof value !== 'string' || value === '') return undefined;
  const field = entity.fields.find(({ name }) => name === entity.title);
  if (field?.kind === 'date' || field?.kind === 'moment') return dayToRead(field.kind, value);
  if (field?.kind !== 'reference') return value;
  const target = spec.entities.find(({ name }) => name === field.to);
  const pointed = target?.samples[Number(value.split('-').at(-1)) - 1];
  return target === undefined || target === entity || pointed === undefined
    ? undefined
    : shownTitle(target, pointed, spec);
}
