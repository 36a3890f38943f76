import type { AppRecord, FieldValue } from '../store/collection.ts';
import { today } from '../store/sample-dates.ts';
import { type DaySpan, daySpans, liesIn } from './day-spans.ts';
import { type Entity, titleOf } from './entity.ts';
import type { Field } from './field.ts';
import { formatValue } from './format-value.ts';
import { isLate } from './late-mark.ts';
import { totalsOf } from './totals.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface Query {
  readonly text: string;
  /** Chosen value by field; an empty value chooses all. */
  readonly filters: Readonly<Record<string, string>>;
  /** Bounds by field, for numbers and days; an empty bound is none. */
  readonly ranges?: Readonly<Record<string, Range>>;
  readonly sort: string;
  readonly descending: boolean;
  /** The field whose values are headings, with `~month` behind a day; none when empty. */
  readonly group?: string;
}

/** A kind of record whose records point to those of a list: the ingredients of a recipe. */
export interface Pointing {
  readonly entity: Entity;
  readonly link: string;
}

/** What is chosen of a field to find the records that have nothing in it. */
export const without = 'without';

function matches(
  entity: Entity,
  record: AppRecord,
  words: readonly string[],
  pointing: readonly Pointing[],
): boolean {
  if (words.length === 0) return true;
  const text = [
    ...entity.fields.map((field) => formatValue(field, record[field.name])),
    ...pointing.flatMap(({ entity: other, link }) =>
      other.records
        .all()
        .filter((one) => one[link] === record.id)
        .map((one) => titleOf(other, one)),
    ),
  ]
    .join(' ')
    .toLowerCase();
  // “Room 1” is neither room 10 nor every room with 1,200 in it: short numbers are whole ones.
  const whole = new Set(text.replaceAll(/(?<=\d)[,.'’](?=\d)/g, '').split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => (/^\d{1,2}$/.test(word) ? whole.has(word) : text.includes(word)));
}

function compare(a: AppRecord, b: AppRecord, field: string): number {
  const left = a[field] ?? '';
  const right = b[field] ?? '';
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), 'en', { numeric: true });
}

/** Whether a number or a day lies between two bounds. What has no value lies nowhere. */
function isWithin(value: FieldValue | undefined, { from, to }: Range): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value === 'number')
    return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
  const day = String(value).slice(0, 10);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

const isSpan = (value: string): value is DaySpan => (daySpans as readonly string[]).includes(value);

/** Whether a record has what was chosen of a field: a value, one of several, a span of days, or nothing. */
export function hasChosen(entity: Entity, record: AppRecord, name: string, value: string): boolean {
  const own = record[name];
  const field = entity.fields.find((one) => one.name === name);
  if (field !== undefined && (field.kind === 'date' || field.kind === 'moment') && isSpan(value)) {
    const now = today();
    return liesIn(own, value, now, value === 'overdue' && isLate(entity, record, field, now));
  }
  if (Array.isArray(own)) return own.length === 0 ? value === without : own.includes(value);
  const text = String(own ?? (field?.kind === 'yes-no' ? false : ''));
  return text === value || (text === '' && value === without);
}

/** The records that fit the search and the filters, in the chosen order. */
export function queryRecords<T extends AppRecord>(
  entity: Entity,
  records: readonly T[],
  query: Query,
  pointing: readonly Pointing[] = [],
): readonly T[] {
  const words = query.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const chosen = Object.entries(query.filters).filter(([, value]) => value !== '');
  const bounded = Object.entries(query.ranges ?? {}).filter(([, { from, to }]) => from !== '' || to !== '');
  const found = records.filter(
    (record) =>
      matches(entity, record, words, pointing) &&
      chosen.every(([field, value]) => hasChosen(entity, record, field, value)) &&
      bounded.every(([field, range]) => isWithin(record[field], range)),
  );
  if (query.sort === '') return found;
  const field = entity.fields.find(({ name }) => name === query.sort);
  // What points to another record is put in order by its title, which people read, not by its id.
  const key = (record: AppRecord): AppRecord =>
    field?.kind === 'reference'
      ? { ...record, [field.name]: formatValue(field, record[field.name]) }
      : record;
  const keyed = found.map((record) => ({ record, key: key(record) }));
  const ordered = keyed.toSorted((a, b) => compare(a.key, b.key, query.sort)).map(({ record }) => record);
  return query.descending ? ordered.toReversed() : ordered;
}

/** What an order is written as: `due`, or `-due` for the other way round. */
export function orderOf(sort: string | undefined): Pick<Query, 'sort' | 'descending'> {
  return { sort: (sort ?? '').replace(/^-/, ''), descending: sort?.startsWith('-') === true };
}

/** The places of ranked records by their id: whoever has the same value shares a place, and the next is left out. */
export function placesOf(records: readonly AppRecord[], sort: string): ReadonlyMap<string, number> {
  const { sort: field, descending } = orderOf(sort);
  const ordered = records.toSorted((a, b) => compare(a, b, field));
  if (descending) ordered.reverse();
  const places = new Map<string, number>();
  let place = 0;
  ordered.forEach((record, index) => {
    const before = ordered[index - 1];
    if (before === undefined || compare(before, record, field) !== 0) place = index + 1;
    places.set(record.id, place);
  });
  return places;
}

export interface RecordGroup<T extends AppRecord> {
  readonly label: string;
  readonly records: readonly T[];
  /** The sums of amounts as people read them: “Total: $40”. */
  readonly sums: readonly string[];
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The key that orders a group, and its heading. */
function groupOf(
  field: Field,
  value: FieldValue | undefined,
  byMonth: boolean,
): [key: string, label: string] {
  const month = byMonth && typeof value === 'string' ? value.slice(0, 7) : '';
  if (/^\d{4}-\d\d$/.test(month)) return [month, months.format(new Date(`${month}-15T12:00Z`))];
  const label = formatValue(field, value);
  return [label, label];
}

/**
 * Records under the values of a field: the options of a choice in their order, months one after the other, anything
 * else as it comes, and at the end those without.
 */
export function groupRecords<T extends AppRecord>(
  entity: Entity,
  records: readonly T[],
  group: string,
): RecordGroup<T>[] {
  const [name = '', span] = group.split('~');
  const field = entity.fields.find((one) => one.name === name);
  if (field === undefined) return [];
  const groups = new Map<string, { label: string; own: T[] }>(
    (field.options ?? []).map((option) => [option, { label: option, own: [] }]),
  );
  for (const record of records) {
    const [key, label] = groupOf(field, record[name], span === 'month');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { label, own: [record] });
    else known.own.push(record);
  }
  const found = [...groups].filter(([, { own }]) => own.length > 0);
  if (span === 'month') found.sort(([a], [b]) => a.localeCompare(b));
  return [...found.filter(([key]) => key !== ''), ...found.filter(([key]) => key === '')].map(
    ([, { label, own }]) => ({
      label: label === '' ? `No ${field.label.toLowerCase()}` : label,
      records: own,
      sums: totalsOf(entity, own),
    }),
  );
}
