import type { ChartType } from '../charts/chart-view.tsx';
import type { Point } from '../charts/series.ts';
import { type Entity, statusField, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { formatDay } from '../words/format-day.ts';
import { inText } from '../words/in-text.ts';
import { analyse } from './analyse-records.ts';
import { amountFields, dayField, groupFields } from './fields-of.ts';
import { type Figure, figuresOf } from './figures.ts';
import { byGroup, counting, type Measure, measureLabel, measureOf, measuresOf, overTime } from './measure.ts';

/** One part of a report, as it was when the report was made. */
export type ReportPart =
  | { readonly kind: 'text'; readonly title: string; readonly paragraphs: readonly string[] }
  | { readonly kind: 'figures'; readonly title: string; readonly figures: readonly Figure[] }
  | {
      readonly kind: 'chart';
      readonly title: string;
      readonly type: ChartType;
      readonly valueLabel: string;
      readonly points: readonly Point[];
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ReportRequest {
  readonly entity: Entity;
  /** Other kinds of records that a section may be about. */
  readonly others: readonly Entity[];
  /** The one record that the report is about; empty for all. */
  readonly recordId: string;
  readonly from: string;
  readonly to: string;
  readonly sections: readonly string[];
}

/** The records that a report is about. */
export function recordsInPeriod(
  entity: Entity,
  records: readonly AppRecord[],
  from: string,
  to: string,
): readonly AppRecord[] {
  const field = dayField(entity);
  return records.filter((record) => {
    const day = String((field === undefined ? undefined : record[field.name]) ?? record.createdAt).slice(
      0,
      10,
    );
    return (from === '' || day >= from) && (to === '' || day <= to);
  });
}

export function makeReport(request: ReportRequest): readonly ReportPart[] {
  const { entity, recordId, from, to } = request;
  const inPeriod = recordsInPeriod(entity, entity.records.all(), from, to);
  const record = recordId === '' ? undefined : entity.records.find(recordId);
  const records = record === undefined ? inPeriod : [record];
  return request.sections.map((title) => makePart(title, request, records, inPeriod));
}

function makePart(
  title: string,
  request: ReportRequest,
  records: readonly AppRecord[],
  all: readonly AppRecord[],
): ReportPart {
  const { entity } = request;
  const words = title.toLowerCase();
  const other = request.others.find((one) => mentions(words, one.one) || mentions(words, one.many));
  if (other !== undefined && other.name !== entity.name) return tablePart(title, other, other.records.all());
  if (/\b(?:summary|overview|introduction|conclusion|profile|background)$/.test(words))
    return summaryPart(title, request, records);
  if (
    /statistic|figure|metric|key number|indicator|performance|ratio|financial|fundamental|valuation/.test(
      words,
    )
  )
    return figuresPart(title, request, records, all);
  if (/trend|over time|history|forecast|timeline/.test(words)) return trendPart(title, entity, all);
  const field = entity.fields.find(({ label, name }) => mentions(words, label) || mentions(words, name));
  const isDrawn = /chart|graph|distribution|comparison|breakdown|\btop\b|\bbest\b/.test(words);
  if (isDrawn && field !== undefined && isNumber(field)) return rankPart(title, entity, field, all);
  if (isDrawn) return groupPart(title, entity, all);
  if (/^(?:detail|list|record|table|data|appendix)/.test(words)) return tablePart(title, entity, records);
  if (field === undefined && /risk|analysis|insight|outlook|recommend|evaluation|assessment/.test(words))
    return { kind: 'text', title, paragraphs: analyse(entity, records, all) };
  return field === undefined
    ? summaryPart(title, request, records)
    : fieldPart(title, entity, field, records, all);
}

function mentions(text: string, name: string): boolean {
  const word = name.toLowerCase();
  return word.length > 2 && new RegExp(`\\b${word.replaceAll(/[^a-z0-9 ]/g, '.')}s?\\b`).test(text);
}

function summaryPart(title: string, request: ReportRequest, records: readonly AppRecord[]): ReportPart {
  const { entity, from, to } = request;
  const [only] = records;
  if (request.recordId !== '' && only !== undefined) return recordPart(title, entity, only);
  const many = inText(entity.many);
  const period =
    from === '' && to === ''
      ? ''
      : ` between ${from === '' ? 'the start' : formatDay(from)} and ${to === '' ? 'today' : formatDay(to)}`;
  const paragraphs = [`This report covers ${records.length} ${many}${period}.`];
  const figures = figuresOf(entity, records).slice(1, 4);
  if (figures.length > 0)
    paragraphs.push(`${figures.map(({ label, value }) => `${label}: ${value}`).join('; ')}.`);
  const status = statusField(entity);
  const leading = status === undefined ? undefined : largest(byGroup(records, status, counting));
  if (status !== undefined && leading !== undefined && leading.value > 0)
    paragraphs.push(
      `Most ${many} are in the ${status.label.toLowerCase()} “${leading.label}” (${leading.value} of ${records.length}).`,
    );
  const [amount] = amountFields(entity);
  const top = amount === undefined ? undefined : topRecord(records, amount);
  if (amount !== undefined && top !== undefined)
    paragraphs.push(
      `The highest ${amount.label.toLowerCase()} is that of ${titleOf(entity, top)}: ${formatValue(amount, top[amount.name])}.`,
    );
  return { kind: 'text', title, paragraphs };
}

function recordPart(title: string, entity: Entity, record: AppRecord): ReportPart {
  const figures = entity.fields
    .filter(({ kind, name }) => !['image', 'password', 'long-text'].includes(kind) && name !== entity.title)
    .map((field) => ({ label: field.label, value: formatValue(field, record[field.name]) || '–' }));
  return { kind: 'figures', title: `${title}: ${titleOf(entity, record)}`, figures };
}

function largest(points: readonly Point[]): Point | undefined {
  return points.toSorted((a, b) => b.value - a.value)[0];
}

function topRecord(records: readonly AppRecord[], field: Field): AppRecord | undefined {
  return records.toSorted((a, b) => Number(b[field.name] ?? 0) - Number(a[field.name] ?? 0))[0];
}

function mainMeasure(entity: Entity): Measure {
  return measuresOf(entity)[1] ?? counting;
}

function trendPart(title: string, entity: Entity, records: readonly AppRecord[]): ReportPart {
  const day = dayField(entity);
  if (day === undefined) return groupPart(title, entity, records);
  const measure = mainMeasure(entity);
  return {
    kind: 'chart',
    title,
    type: 'line',
    valueLabel: measureLabel(entity, measure),
    points: overTime(records, day, measure),
  };
}

function groupPart(title: string, entity: Entity, records: readonly AppRecord[]): ReportPart {
  const field = groupFields(entity)[0];
  if (field === undefined) return tablePart(title, entity, records);
  return {
    kind: 'chart',
    title,
    type: 'bar',
    valueLabel: `${entity.many} by ${field.label.toLowerCase()}`,
    points: byGroup(records, field, counting),
  };
}

function fieldPart(
  title: string,
  entity: Entity,
  field: Field,
  records: readonly AppRecord[],
  all: readonly AppRecord[],
): ReportPart {
  if (field.kind === 'choice')
    return {
      kind: 'chart',
      title,
      type: 'bar',
      valueLabel: `${entity.many} by ${field.label.toLowerCase()}`,
      points: byGroup(all, field, counting),
    };
  const rows = records.map((record) => [
    titleOf(entity, record),
    formatValue(field, record[field.name]) || '–',
  ]);
  if (isNumber(field)) {
    const average = measureOf(all, { kind: 'average', field });
    rows.push([`Average of ${all.length}`, formatValue(field, Math.round(average * 100) / 100)]);
  }
  return { kind: 'table', title, columns: [entity.one, field.label], rows };
}

function isNumber({ kind }: Field): boolean {
  return ['money', 'number', 'percent', 'rating'].includes(kind);
}

const ranked = 10;

/** The numbers of one field, the largest first. */
function rankPart(title: string, entity: Entity, field: Field, records: readonly AppRecord[]): ReportPart {
  const points = records
    .map((record) => ({ label: titleOf(entity, record), value: Number(record[field.name] ?? 0) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, ranked);
  return { kind: 'chart', title, type: 'bar', valueLabel: field.label, points };
}

/** The numbers of one record beside those of all, or the numbers of all. */
function figuresPart(
  title: string,
  { entity, recordId }: ReportRequest,
  records: readonly AppRecord[],
  all: readonly AppRecord[],
): ReportPart {
  const [record] = records;
  const numbers = entity.fields.filter(isNumber);
  if (recordId === '' || record === undefined || numbers.length === 0)
    return { kind: 'figures', title, figures: figuresOf(entity, records) };
  const figures = numbers.map((field) => {
    const average = measureOf(all, { kind: 'average', field });
    return {
      label: field.label,
      value: formatValue(field, record[field.name]) || '–',
      note: `Average: ${formatValue(field, Math.round(average * 100) / 100)}`,
    };
  });
  return { kind: 'figures', title, figures };
}

function tablePart(title: string, entity: Entity, records: readonly AppRecord[]): ReportPart {
  const fields = entity.fields
    .filter(({ kind, name }) => !['image', 'password', 'long-text'].includes(kind) && name !== entity.title)
    .slice(0, 5);
  return {
    kind: 'table',
    title,
    columns: [entity.one, ...fields.map(({ label }) => label)],
    rows: records.map((record) => [
      titleOf(entity, record),
      ...fields.map((field) => formatValue(field, record[field.name])),
    ]),
  };
}
