import type { AppRecord } from '../store/collection.ts';
import { reckoningOf } from '../words/adds-up.ts';
import { inText } from '../words/in-text.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { formatValue } from './format-value.ts';

const most = 4;

/** Money is asked for first, means last. */
function rankOf({ kind }: Field): number {
  return kind === 'money' ? 0 : kind === 'number' ? 1 : 2;
}

/** What records come to, as people read it: “Amount: €40”, “Average rating: 4.5 / 5”. */
export function totalsOf(entity: Entity, records: readonly AppRecord[]): readonly string[] {
  return entity.fields
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((field) => {
      const reckoning = reckoningOf(entity, field);
      const values = records.map((record) => record[field.name]).filter((one) => typeof one === 'number');
      if (reckoning === undefined || values.length === 0) return [];
      const sum = values.reduce((total, one) => total + one, 0);
      const shown = (value: number, digits: number) =>
        formatValue(field, Math.round(value * digits) / digits);
      if (reckoning === 'sum' && sum === 0 && field.kind !== 'money') return [];
      if (reckoning === 'sum') return [`${field.label}: ${shown(sum, 100)}`];
      return values.length === 1 ? [] : [`Average ${inText(field.label)}: ${shown(sum / values.length, 10)}`];
    })
    .slice(0, most);
}
