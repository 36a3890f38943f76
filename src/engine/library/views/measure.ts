import type { Point } from '../charts/series.ts';
import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { formatNumber, formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { amountFields, isAveraged } from './fields-of.ts';

/** What is measured about a group of records: how many they are, or the numbers of one field. */
export interface Measure {
  readonly kind: 'count' | 'sum' | 'average';
  readonly field?: Field;
}

export const counting: Measure = { kind: 'count' };

export function measureLabel(entity: Entity, { kind, field }: Measure): string {
  if (kind === 'count' || field === undefined) return `Number of ${entity.many.toLowerCase()}`;
  if (/^(?:total|sum|average|mean)\b/i.test(field.label)) return field.label;
  return `${kind === 'sum' ? 'Total' : 'Average'} ${field.label.toLowerCase()}`;
}

/** Everything that can be measured about a kind of record. */
export function measuresOf(entity: Entity): readonly Measure[] {
  return [
    counting,
    ...amountFields(entity).map((field): Measure => ({ kind: isAveraged(field) ? 'average' : 'sum', field })),
  ];
}

export function formatMeasure({ kind, field }: Measure): (value: number) => string {
  if (kind === 'count' || field === undefined) return formatNumber;
  return (value) => formatValue(field, Math.round(value * 100) / 100);
}

export function measureOf(records: readonly AppRecord[], { kind, field }: Measure): number {
  if (kind === 'count' || field === undefined) return records.length;
  const values = records.map((record) => record[field.name]).filter((value) => typeof value === 'number');
  const sum = values.reduce((total, value) => total + value, 0);
  if (kind === 'sum') return sum;
  return values.length === 0 ? 0 : sum / values.length;
}

/** The names of the groups that a record belongs to. */
export function groupsOf(field: Field, record: AppRecord): readonly string[] {
  const value = record[field.name];
  if (Array.isArray(value)) return value;
  const text = formatValue(field, value);
  return text === '' ? [] : [text];
}

/** One value for each group. The choices of the field keep their order, also those without records. */
export function byGroup(records: readonly AppRecord[], field: Field, measure: Measure): readonly Point[] {
  const groups = new Map<string, AppRecord[]>((field.options ?? []).map((option) => [option, []]));
  for (const record of records)
    for (const name of groupsOf(field, record)) groups.set(name, [...(groups.get(name) ?? []), record]);
  return [...groups].map(([label, members]) => ({ label, value: measureOf(members, measure) }));
}

const dayMs = 86_400_000;
const dayNames = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function dayOf(value: unknown): number | undefined {
  const match = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(value) : null;
  return match === null ? undefined : Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
}

interface Buckets {
  readonly start: (day: number) => number;
  readonly next: (start: number) => number;
  readonly label: (start: number) => string;
}

const days: Buckets = {
  start: (day) => day,
  next: (start) => start + dayMs,
  label: (start) => dayNames.format(start),
};

const weeks: Buckets = {
  // The first of January 1970 was a Thursday; weeks start on Monday.
  start: (day) => day - ((((day / dayMs + 3) % 7) + 7) % 7) * dayMs,
  next: (start) => start + 7 * dayMs,
  label: (start) => dayNames.format(start),
};

const months: Buckets = {
  start: (day) => Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth(), 1),
  next: (start) => Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + 1, 1),
  label: (start) => monthNames.format(start),
};

const years: Buckets = {
  start: (day) => Date.UTC(new Date(day).getUTCFullYear(), 0, 1),
  next: (start) => Date.UTC(new Date(start).getUTCFullYear() + 1, 0, 1),
  label: (start) => String(new Date(start).getUTCFullYear()),
};

function bucketsFor(span: number): Buckets {
  if (span <= 14) return days;
  if (span <= 120) return weeks;
  return span <= 1000 ? months : years;
}

const mostBuckets = 200;

/** One value for each day, week, month or year from the first record to the last, whichever is easiest to read. */
export function overTime(records: readonly AppRecord[], field: Field, measure: Measure): readonly Point[] {
  const dated = records.flatMap((record) => {
    const day = dayOf(record[field.name]);
    return day === undefined ? [] : [{ day, record }];
  });
  if (dated.length === 0) return [];
  const from = Math.min(...dated.map(({ day }) => day));
  const to = Math.max(...dated.map(({ day }) => day));
  const span = (to - from) / dayMs;
  const { start, next, label } = bucketsFor(span);
  const points: Point[] = [];
  for (let at = start(from); at <= to && points.length < mostBuckets; at = next(at)) {
    const members = dated.filter(({ day }) => day >= at && day < next(at)).map(({ record }) => record);
    if (measure.kind !== 'average' || members.length > 0)
      points.push({ label: label(at), value: measureOf(members, measure) });
  }
  return points;
}
