import type { AppRecord, FieldValue } from '../store/collection.ts';
import type { Entity } from './entity.ts';
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
  const ordered = found.toSorted((a, b) => compare(a, b, query.sort));
  return query.descending ? ordered.toReversed() : ordered;
}
