import { addDays } from '../../methods/finance/calendar-days.ts';
import type { Draft, Field, Fields } from './fields.ts';

const written = /^\d{4}-\d{2}-\d{2}$/;

/** The same input with every day in it as much later: what began on a Monday last week begins on a Monday again. */
export function moveDays(fields: Fields, input: Draft, days: number): Draft {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, moved(fields[name], value, days)]),
  );
}

function moved(field: Field | undefined, value: unknown, days: number): unknown {
  if (field?.kind === 'date')
    return typeof value === 'string' && written.test(value) ? addDays(value, days) : value;
  if (field?.kind !== 'table' || !Array.isArray(value)) return value;
  return value.map((row: Draft) => moveDays(field.columns, row, days));
}
