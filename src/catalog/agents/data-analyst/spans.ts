import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import { writeIsoDay } from '../../../methods/statistics/read-days.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { columnNamed, type DataSet } from './answer.ts';
import type { AnalysisInput } from './fields.ts';
import { shortened } from './written.ts';

export interface Spans {
  readonly points: readonly {
    readonly label: string;
    readonly time: number;
    readonly value: number;
    readonly rows: number;
  }[];
  /** What one unit of time is, for sentences. */
  readonly unit: string;
  readonly used: number;
}

type Unit = 'day' | 'month' | 'quarter' | 'year';
const units: readonly Unit[] = ['day', 'month', 'quarter', 'year'];
const comfortable = 400;
const monthsOfYear = 12;
const firstYear = 1000;
const lastYear = 2999;

/** Sums rows up by spans of time, in order. */
export function spansOf(data: DataSet, input: AnalysisInput, measure: ReadColumn): Spans {
  const column = columnNamed(data, input.time, 'time');
  const isYears =
    column.kind === 'number' &&
    column.values.every(
      (value) => Number.isNaN(value) || (Number.isInteger(value) && value >= firstYear && value <= lastYear),
    );
  if (column.kind !== 'day' && !isYears)
    throw new WorkFault(
      `“${shortened(column.name)}” was read as ${column.kind}, not as days or years. Name the column that holds the time.`,
      'time',
    );
  const rows: number[] = [];
  for (let row = 0; row < column.values.length; row += 1)
    if (!Number.isNaN(column.values[row] ?? Number.NaN) && !Number.isNaN(measure.values[row] ?? Number.NaN))
      rows.push(row);
  const unit = isYears ? 'year' : unitFor(input.span, column, rows);
  const found = new Map<number, { sum: number; rows: number }>();
  for (const row of rows) {
    const time = isYears ? (column.values[row] ?? 0) : spanNumber(column.values[row] ?? 0, unit);
    const entry = found.get(time) ?? { sum: 0, rows: 0 };
    found.set(time, { sum: entry.sum + (measure.values[row] ?? 0), rows: entry.rows + 1 });
  }
  const points = [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([time, { sum, rows: count }]) => ({
      time,
      rows: count,
      value: input.summing === 'total' ? sum : sum / count,
      label: isYears ? String(time) : spanLabel(time, unit),
    }));
  return { points, unit, used: rows.length };
}

/** The shortest unit that leaves a number of spans that can be looked at. */
function unitFor(asked: AnalysisInput['span'], column: ReadColumn, rows: readonly number[]): Unit {
  if (asked !== undefined && asked !== 'auto') return asked;
  const fits = units.find(
    (unit) => new Set(rows.map((row) => spanNumber(column.values[row] ?? 0, unit))).size <= comfortable,
  );
  return fits ?? 'year';
}

function spanNumber(day: number, unit: Unit): number {
  if (unit === 'day') return day;
  const [year = 0, month = 1] = writeIsoDay(day).split('-').map(Number);
  if (unit === 'year') return year;
  const months = year * monthsOfYear + month - 1;
  return unit === 'month' ? months : Math.floor(months / 3);
}

function spanLabel(span: number, unit: Unit): string {
  if (unit === 'day') return writeIsoDay(span);
  if (unit === 'year') return String(span);
  if (unit === 'quarter') return `${Math.floor(span / 4)} Q${(span % 4) + 1}`;
  return `${Math.floor(span / monthsOfYear)}-${String((span % monthsOfYear) + 1).padStart(2, '0')}`;
}
