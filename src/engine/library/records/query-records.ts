import type { AppRecord, FieldValue } from '../store/collection.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { formatValue } from './format-value.ts';

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
}

function matches(entity: Entity, record: AppRecord, words: readonly string[]): boolean {
  const text = entity.fields
    .map((field) => formatValue(field, record[field.name]))
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

/** The records that fit the search and the filters, in the chosen order. */
export function queryRecords<T extends AppRecord>(
  entity: Entity,
  records: readonly T[],
  query: Query,
): readonly T[] {
  const words = query.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const chosen = Object.entries(query.filters).filter(([, value]) => value !== '');
  const bounded = Object.entries(query.ranges ?? {}).filter(([, { from, to }]) => from !== '' || to !== '');
  const found = records.filter(
    (record) =>
      matches(entity, record, words) &&
      chosen.every(([field, value]) => {
        const own = record[field];
        return Array.isArray(own) ? own.includes(value) : String(own ?? '') === value;
      }) &&
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

/** Records under the values of a field: the options of a choice in their order, anything else as it comes. */
export function groupRecords<T extends AppRecord>(
  entity: Entity,
  records: readonly T[],
  name: string,
  shown: readonly Field[],
): RecordGroup<T>[] {
  const field = entity.fields.find((one) => one.name === name);
  if (field === undefined) return [];
  const groups = new Map<string, T[]>((field.options ?? []).map((option) => [option, []]));
  for (const record of records) {
    const label = formatValue(field, record[name]);
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [record]);
    else group.push(record);
  }
  return [...groups]
    .filter(([, own]) => own.length > 0)
    .map(([label, own]) => ({
      label: label === '' ? `No ${field.label.toLowerCase()}` : label,
      records: own,
      sums: sumsOf(own, shown),
    }));
}

/** The sums of all amounts among the fields. */
export function sumsOf(records: readonly AppRecord[], fields: readonly Field[]): string[] {
  return fields
    .filter(({ kind }) => kind === 'money' || kind === 'number')
    .flatMap((field) => {
      const values = records.map((record) => record[field.name]).filter((one) => typeof one === 'number');
      const sum = values.reduce((total, one) => total + one, 0);
      return values.length === 0
        ? []
        : [`${field.label}: ${formatValue(field, Math.round(sum * 100) / 100)}`];
    });
}
