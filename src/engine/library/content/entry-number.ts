import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import type { AppRecord } from '../store/collection.ts';

type Numbered = Pick<Entity, 'one' | 'fields'> & { readonly records: Pick<Entity['records'], 'all'> };

const first = 1001;

/** The field in which a record keeps the number that people refer to it by. */
export function numberField({ fields }: Pick<Entity, 'fields'>): Field | undefined {
  return fields.find(
    ({ name, kind, automatic, formula }) =>
      automatic === true &&
      formula === undefined &&
      (kind === 'text' || kind === 'number') &&
      /(?:^|[a-z])(?:number|reference|code|ticket)$/i.test(name),
  );
}

/** One more than the highest so far; in a text after the first letters of what it is. */
export function numberFor({ one, records }: Numbered, { name, kind }: Field): string | number {
  const taken = records.all().map((record) => Number(/\d+$/.exec(String(record[name] ?? ''))?.[0] ?? 0));
  const next = Math.max(first - 1, ...taken) + 1;
  return kind === 'number'
    ? next
    : `${one
        .replaceAll(/[^a-z]/gi, '')
        .slice(0, 3)
        .toUpperCase()}-${next}`;
}

/** What the person who entered it is told to refer to. */
export function shortNumber(entity: Pick<Entity, 'fields'>, record: AppRecord): string {
  const field = numberField(entity);
  const kept = field === undefined ? '' : String(record[field.name] ?? '');
  return kept === '' ? record.id.slice(-6).toUpperCase() : kept;
}
