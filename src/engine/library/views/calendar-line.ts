import { type Entity, fieldOf, titleOf } from '../records/entity.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';

export interface CalendarLine {
  /** When it begins on its day; empty where only the day is known. */
  readonly time: string;
  readonly title: string;
  /** What tells it from others of the same title: the machine of a flat's slot. */
  readonly beside: string;
}

/** What a calendar says of a record. */
export function calendarLine(entity: Entity, record: AppRecord, date: string): CalendarLine {
  const times = entity.fields.filter(({ kind }) => kind === 'time');
  const begins = times.find(({ label }) => /from|start|begin/i.test(label)) ?? times[0];
  const clock =
    fieldOf(entity, date)?.kind === 'moment'
      ? String(record[date] ?? '').slice(11, 16)
      : String((begins === undefined ? undefined : record[begins.name]) ?? '').slice(0, 5);
  const title = titleOf(entity, record);
  const other = entity.fields
    .filter(({ kind, name }) => kind === 'reference' && name !== entity.title)
    .map((field) => formatValue(field, record[field.name]))
    .find((text) => text !== '' && text !== title);
  return { time: date === entity.title ? '' : clock, title, beside: other ?? '' };
}
