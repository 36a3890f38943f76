import { type Entity, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { toCsv } from './csv.ts';

export const exportFormats = ['CSV', 'JSON', 'Text'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const fileTypes: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  CSV: { ending: 'csv', type: 'text/csv' },
  JSON: { ending: 'json', type: 'application/json' },
  Text: { ending: 'txt', type: 'text/plain' },
};

/** Fields that make sense outside the app: no secrets, no pictures as long codes. */
export function exportableFields(entity: Entity): readonly Field[] {
  return entity.fields.filter(({ kind }) => kind !== 'password' && kind !== 'image');
}

function plainValue(field: Field, record: AppRecord): string {
  const value = record[field.name];
  if (field.kind === 'reference') return formatValue(field, value);
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}

/** Records as the text of a file. */
export function exportRecords(
  entity: Entity,
  records: readonly AppRecord[],
  fields: readonly Field[],
  format: ExportFormat,
): string {
  switch (format) {
    case 'CSV':
      return toCsv([
        fields.map(({ label }) => label),
        ...records.map((record) => fields.map((field) => plainValue(field, record))),
      ]);
    case 'JSON':
      return JSON.stringify(
        records.map((record) =>
          Object.fromEntries(
            fields.map((field) => [
              field.name,
              field.kind === 'reference' ? plainValue(field, record) : (record[field.name] ?? null),
            ]),
          ),
        ),
        null,
        2,
      );
    case 'Text':
      return records
        .map((record) =>
          [
            titleOf(entity, record),
            ...fields
              .filter(({ name }) => name !== entity.title)
              .map((field) => `  ${field.label}: ${formatValue(field, record[field.name])}`),
          ].join('\n'),
        )
        .join('\n\n');
  }
}
