import { seedOf } from '../content/seeded.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';

const numbered = /number|code|tracking|reference|plate|sku|isbn/i;

/** What people quote to ask about a record: its own number, or one made from where it is kept. */
export function trackingCode(entity: Entity, record: AppRecord): string {
  const own = entity.fields.find(({ name, kind }) => kind === 'text' && numbered.test(name));
  const value = own === undefined ? undefined : record[own.name];
  if (typeof value === 'string' && value !== '') return value;
  const letters =
    entity.one
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase() || 'REF';
  return `${letters}-${String(seedOf(`${entity.name}/${record.id}`) % 1_000_000).padStart(6, '0')}`;
}

/** Records whose number is the text, else those whose name or other values have it in them. */
export function findTracked(
  entity: Entity,
  records: readonly AppRecord[],
  text: string,
): readonly AppRecord[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const exact = records.filter((record) => trackingCode(entity, record).toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const named = records.filter((record) => titleOf(entity, record).toLowerCase().includes(wanted));
  if (named.length > 0) return named;
  return records.filter((record) =>
    entity.fields.some((field) => formatValue(field, record[field.name]).toLowerCase().includes(wanted)),
  );
}
