import type { AppRecord, Collection } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { deletedText, isRecordId } from '../words/deleted.ts';
import { formatDay, formatMoment } from '../words/format-day.ts';
import type { Field } from './field.ts';
import type { Rights } from './rights.ts';

/** A kind of thing that the app keeps: what it is called, what is known about it, and all of its records. */
export interface Entity<T extends AppRecord = AppRecord> {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  /** The field that names a record. */
  readonly title: string;
  readonly fields: readonly Field[];
  /** Where a record is shown in full; absent when there is no such page. */
  readonly path?: string;
  /** Who may change and remove records where visitors share them; absent when everybody may. */
  readonly rights?: Rights;
  /** What a record consists of; it is entered together with at least one. */
  readonly parts?: () => Parts;
  readonly records: Collection<T>;
}

export interface Parts {
  readonly entity: Entity;
  /** The field of a part that points to the whole. */
  readonly link: string;
}

export function defineEntity<T extends AppRecord>(declared: {
  name: string;
  one: string;
  many: string;
  title: string;
  fields: readonly Field[];
  path?: string;
  rights?: Rights;
  parts?: () => Parts;
  version?: number;
  samples: () => readonly T[];
}): Entity<T> {
  const { samples, version = 1, ...rest } = declared;
  return { ...rest, records: createCollection<T>({ name: declared.name, version, samples, shared: true }) };
}

interface Titled {
  readonly one: string;
  readonly title: string;
  readonly fields?: readonly Field[];
}

export function fieldOf(entity: Entity, name: string): Field | undefined {
  return entity.fields.find((field) => field.name === name);
}

/** What is called by another record, such as a loan by its book, has the title of that one; days are written as people read them. */
export function titleOf(entity: Titled, record: AppRecord): string {
  const value = record[entity.title];
  const field = entity.fields?.find(({ name }) => name === entity.title);
  const target = field?.to?.();
  const pointed = typeof value === 'string' ? target?.records.find(value) : undefined;
  if (target !== undefined && pointed !== undefined) return titleOf(target, pointed);
  if (target !== undefined && isRecordId(value)) return deletedText;
  if (typeof value === 'string' && value !== '') return written(field, value);
  return `${entity.one} ${record.id.slice(-4)}`;
}

function written(field: Field | undefined, value: string): string {
  if (field?.kind === 'date') return formatDay(value);
  return field?.kind === 'moment' ? formatMoment(value) : value;
}

/** The field that says how far along a record is, when there is one. */
export function statusField(entity: Entity): Field | undefined {
  return entity.fields.find(({ name, kind }) => kind === 'choice' && /status|stage|state/i.test(name));
}

export function imageField(entity: Entity): Field | undefined {
  return entity.fields.find(({ kind }) => kind === 'image');
}
