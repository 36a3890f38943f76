import { checkValues, type Values } from '../records/check-values.ts';
import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import type { FieldValue } from '../store/collection.ts';
import { parseCsv } from './csv.ts';

export interface ReadRow {
  readonly values: Values;
  /** What keeps it from being taken over; empty when nothing does. */
  readonly faults: readonly string[];
}

export interface ReadTable {
  /** For each column the field it goes to; undefined for a column that no field is called like. */
  readonly columns: readonly { readonly heading: string; readonly field: Field | undefined }[];
  readonly rows: readonly ReadRow[];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function valueOf(field: Field, text: string): FieldValue {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return text === '' ? '' : Number(text.replaceAll(/[^0-9.-]/g, '') || 'none');
    case 'date':
      return dayOf(text);
    case 'yes-no':
      return /^(?:yes|true|1|x)$/i.test(text);
    case 'tags':
      return text
        .split(/[;,]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '');
    case 'choice':
      return field.options?.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
    case 'reference': {
      const target = field.to?.();
      const found = target?.records.all().find((record) => String(record[target.title] ?? '') === text);
      return found?.id ?? '';
    }
    default:
      return text;
  }
}

/** `2026-11-16` from any way to write a day that is not in doubt; what is no day becomes empty. */
function dayOf(text: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.slice(0, 10);
  const date = new Date(`${text} 12:00 UTC`);
  return /[a-z]/i.test(text) && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : '';
}

/** Records from a table in text form whose first row names the fields. */
export function readRows(entity: Entity, text: string): ReadTable {
  const [headings = [], ...rows] = parseCsv(text);
  const fields = entity.fields.filter(({ kind }) => kind !== 'image' && kind !== 'password');
  const columns = headings.map((heading) => ({
    heading,
    field: fields.find(
      ({ name, label }) => plain(label) === plain(heading) || plain(name) === plain(heading),
    ),
  }));
  return {
    columns,
    rows: rows.map((row) => {
      const values: Values = {};
      for (const [index, { field }] of columns.entries())
        if (field !== undefined) values[field.name] = valueOf(field, row[index] ?? '');
      const faults = checkValues(
        fields.filter(({ automatic }) => automatic !== true),
        values,
      );
      return { values, faults: Object.values(faults) };
    }),
  };
}
