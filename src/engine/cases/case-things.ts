import { sentenceCase } from '../read/words.ts';
import type { EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import type { CaseFile, CaseThing } from './case-file.ts';
import { numbersOf } from './case-numbers.ts';
import { CaseFault, readField } from './read-field.ts';
import { type Owners, whoStandsFor } from './who-stands-for.ts';

/** The kinds of records of a case with their rules and samples. */
export function caseEntities(file: CaseFile): EntitySpec[] {
  const { things = {}, rules = [] } = file;
  const figures = numbersOf(file);
  const owners = whoStandsFor(file);
  const titles = new Map(Object.keys(things).map((key) => [key, titlesOf(key, things)]));
  return Object.entries(things).map(([key, thing]) => {
    const read = Object.entries(thing.fields).map(([name, line]) => readField(name, line, figures));
    const fields = read.map(({ field }) => field);
    const own = rules.filter(({ on }) => on === key).map(({ never, says }) => ({ never, says }));
    const all = [...read.flatMap((one) => one.rules), ...own];
    return {
      name: key,
      one: sentenceCase(thing.one),
      many: sentenceCase(thing.many),
      title: titleOf(thing),
      fields,
      ...(all.length === 0 ? {} : { rules: all }),
      ...ownersOf(owners.get(key)),
      samples: thing.samples.map((row, index) => sampleOf(key, fields, row, index, { titles, figures })),
    };
  });
}

function ownersOf(owners: Owners | undefined): Pick<EntitySpec, 'standsFor' | 'alsoFor'> {
  if (owners === undefined) return {};
  const { standsFor, alsoFor } = owners;
  const further = alsoFor.length === 0 ? {} : { alsoFor: alsoFor.map(sentenceCase) };
  return { standsFor: sentenceCase(standsFor), ...further };
}

interface Known {
  /** What the samples of each thing are called. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  readonly figures: Readonly<Record<string, number>>;
}

function titleOf({ title, fields }: CaseThing): string {
  return title ?? Object.keys(fields)[0] ?? 'name';
}

function enteredFields({ fields }: CaseThing): string[] {
  return Object.entries(fields)
    .filter(([, line]) => !line.includes(':='))
    .map(([name]) => name);
}

/** What each sample of a thing is called; where a reference names it, what that is called. */
function titlesOf(key: string, things: NonNullable<CaseFile['things']>): string[] {
  const thing = things[key];
  if (thing === undefined) return [];
  const place = enteredFields(thing).indexOf(titleOf(thing));
  return thing.samples.map((row) => String(row[place] ?? ''));
}

function sampleOf(
  key: string,
  fields: readonly FieldSpec[],
  row: CaseThing['samples'][number],
  index: number,
  known: Known,
): Record<string, SampleValue> {
  const entered = fields.filter(({ formula }) => formula === undefined);
  if (row.length !== entered.length)
    throw new CaseFault(`${key}: sample ${index + 1} has ${row.length} values for ${entered.length} fields.`);
  const values = entered.map((field, place): [string, SampleValue] => {
    const value = row[place] ?? null;
    return [field.name, valueOf(key, field, value, known)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

const dayKinds = new Set(['date', 'moment']);

function valueOf(
  key: string,
  field: FieldSpec,
  value: CaseThing['samples'][number][number],
  { titles, figures }: Known,
): SampleValue {
  if (value === null) return null;
  if (field.kind === 'reference') return referenceOf(key, field, String(value), titles);
  if (dayKinds.has(field.kind)) return dayOf(value);
  if (Array.isArray(value)) return value.map(String);
  const isText = !['number', 'money', 'percent', 'rating', 'yes-no'].includes(field.kind);
  // A figure of the case by its name.
  if (!isText && typeof value === 'string') return figures[value] ?? value;
  return isText ? String(value) : value;
}

function referenceOf(
  key: string,
  { to = '', name }: FieldSpec,
  title: string,
  titles: ReadonlyMap<string, readonly string[]>,
): string {
  const place = titles.get(to)?.indexOf(title) ?? -1;
  if (place < 0) throw new CaseFault(`${key}.${name}: no sample of “${to}” is called “${title}”.`);
  return `${to}-${place + 1}`;
}

/** Days from today keep their sign: `+3`, `-12`, `+0`; a year and the like stays as it is. */
function dayOf(value: string | number | boolean | readonly (string | number)[]): string {
  const text = String(value);
  return /^\d{1,5}(?: \d\d:\d\d)?$/.test(text) ? `+${text}` : text;
}
