import type { Field } from '../records/field.ts';
import type { AppRecord } from '../store/collection.ts';

/** Lower is better for what one pays or waits. */
const lowerIsBetter = /price|cost|fee|rate$|duration|distance|time|delay|age|weight|interest|rent/i;

/** The ids of the records with the best value of a field; empty where there is no better and worse. */
export function bestOf(field: Field, records: readonly AppRecord[]): ReadonlySet<string> {
  if (!['money', 'number', 'percent', 'rating'].includes(field.kind)) return new Set();
  const valued = records.flatMap((record) => {
    const value = record[field.name];
    return typeof value === 'number' ? [{ id: record.id, value }] : [];
  });
  const values = valued.map(({ value }) => value);
  if (new Set(values).size < 2) return new Set();
  const best =
    lowerIsBetter.test(field.name) && field.kind !== 'rating' ? Math.min(...values) : Math.max(...values);
  return new Set(valued.filter(({ value }) => value === best).map(({ id }) => id));
}

export function differs(field: Field, records: readonly AppRecord[]): boolean {
  return new Set(records.map((record) => JSON.stringify(record[field.name] ?? ''))).size > 1;
}
