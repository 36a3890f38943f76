import { type Description, describe } from '../../../methods/statistics/describe.ts';
import { findOutliers, type OutlierSearch } from '../../../methods/statistics/outliers.ts';
import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import { writeIsoDay } from '../../../methods/statistics/read-days.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { hasFigures } from './answer.ts';
import { figure, listed, shortened } from './written.ts';

const hundred = 100;
const shownColumns = 12;
const mostOutliers = 200;
const shownOutliers = 12;

export interface ColumnProfile {
  readonly column: ReadColumn;
  readonly description?: Description;
  readonly search?: OutlierSearch;
  /** Where each of the described values stands in the data. */
  readonly rows?: Uint32Array;
}

export function profileOf(column: ReadColumn): ColumnProfile {
  if (!hasFigures(column) && column.kind !== 'day') return { column };
  const rows = new Uint32Array(column.rows - column.missing);
  let count = 0;
  for (let row = 0; row < column.values.length; row += 1)
    if (!Number.isNaN(column.values[row] ?? Number.NaN)) {
      rows[count] = row;
      count += 1;
    }
  const places = rows.subarray(0, count);
  const values = new Float64Array(count);
  for (let at = 0; at < count; at += 1) values[at] = column.values[places[at] ?? 0] ?? 0;
  const description = describe(values);
  if (description === undefined) return { column };
  const isMeasure = column.kind === 'number' || column.kind === 'percent' || column.kind === 'money';
  return {
    column,
    description,
    rows: places,
    ...(isMeasure ? { search: findOutliers(values, description, mostOutliers) } : {}),
  };
}

/** One line of the profile, for the screen and for the file. */
export function profileLine({ column, description, search }: ColumnProfile) {
  const isMeasure = hasFigures(column) && column.kind !== 'yes or no';
  const at = (value: number | undefined) =>
    value === undefined ? null : column.kind === 'day' ? writeIsoDay(Math.round(value)) : value;
  return {
    column: column.name,
    kind: column.kind,
    missing: (column.missing / Math.max(1, column.rows)) * hundred,
    distinct: column.distinct,
    least: at(description?.least),
    lowerQuartile: isMeasure ? (description?.lowerQuartile ?? null) : null,
    median: at(description?.median),
    upperQuartile: isMeasure ? (description?.upperQuartile ?? null) : null,
    greatest: at(description?.greatest),
    mean: isMeasure ? (description?.mean ?? null) : null,
    deviation: isMeasure ? (description?.deviation ?? null) : null,
    skew: isMeasure ? (description?.skew ?? null) : null,
    outliers: search === undefined ? null : Math.max(search.beyondFences, search.beyondModifiedZ),
    common: isMeasure
      ? ''
      : listed(column.labels.slice(0, 3).map(({ text, count }) => `${shortened(text, 20)} (${count})`)),
  };
}

export function profileTable(profiles: readonly ColumnProfile[]): Part {
  return {
    kind: 'table',
    title: 'The columns',
    columns: [
      { key: 'column', label: 'Column', as: 'text' },
      { key: 'kind', label: 'Read as', as: 'text' },
      { key: 'missing', label: 'Missing', as: 'percent' },
      { key: 'distinct', label: 'Different', as: 'whole' },
      { key: 'range', label: 'Least, median, greatest', as: 'text' },
      { key: 'mean', label: 'Mean', as: 'number' },
      { key: 'skew', label: 'Skew', as: 'number' },
      { key: 'common', label: 'Most frequent', as: 'text' },
    ],
    rows: profiles.slice(0, shownColumns).map((profile) => {
      const line = profileLine(profile);
      const written = (value: number | string | null) =>
        typeof value === 'number' ? figure(value) : (value ?? '–');
      return {
        column: shortened(line.column),
        kind: line.kind,
        missing: line.missing,
        distinct: line.distinct,
        range:
          profile.description === undefined
            ? '–'
            : `${written(line.least)}, ${written(line.median)}, ${written(line.greatest)}`,
        mean: line.mean,
        skew: line.skew,
        common: line.common,
      };
    }),
    ...(profiles.length > shownColumns
      ? { note: `The first ${shownColumns} of ${profiles.length}; the file holds all of them.` }
      : {}),
  };
}

export interface FoundOutlier {
  readonly column: string;
  readonly row: number;
  readonly value: number;
  readonly isFar: boolean;
  readonly modifiedZ: number | null;
  readonly fences: string;
}

export function outliersOf(profiles: readonly ColumnProfile[]): FoundOutlier[] {
  return profiles.flatMap(({ column, search, rows }) =>
    (search?.outliers ?? []).map(({ at, value, isFar, modifiedZ }) => ({
      column: column.name,
      row: (rows?.[at] ?? 0) + 1,
      value,
      isFar,
      modifiedZ,
      fences: `${figure(search?.fences.low)} to ${figure(search?.fences.high)}`,
    })),
  );
}

/** How many there are in all; the lists stop at some hundred of each column. */
export function countOutliers(profiles: readonly ColumnProfile[]): number {
  return profiles.reduce(
    (sum, { search }) => sum + Math.max(search?.beyondFences ?? 0, search?.beyondModifiedZ ?? 0),
    0,
  );
}

export function outlierParts(found: readonly FoundOutlier[]): Part[] {
  if (found.length === 0) return [];
  const score = ({ modifiedZ, isFar }: FoundOutlier) => Math.abs(modifiedZ ?? (isFar ? 5 : 3));
  const sorted = found.toSorted((one, other) => score(other) - score(one) || one.row - other.row);
  return [
    {
      kind: 'table',
      title: 'Outliers',
      columns: [
        { key: 'column', label: 'Column', as: 'text' },
        { key: 'row', label: 'Row of the data', as: 'whole' },
        { key: 'value', label: 'Value', as: 'number' },
        { key: 'fences', label: 'Tukey’s fences', as: 'text' },
        { key: 'modifiedZ', label: 'Modified z', as: 'number' },
        { key: 'how', label: 'How far', as: 'text' },
      ],
      rows: sorted.slice(0, shownOutliers).map((one) => ({
        column: shortened(one.column),
        row: one.row,
        value: one.value,
        fences: one.fences,
        modifiedZ: one.modifiedZ,
        how: one.isFar ? 'Far out' : 'Out',
      })),
      note: `${found.length > shownOutliers ? `The ${shownOutliers} farthest of ${found.length} listed in the file. ` : ''}None was removed: an outlier is a question, not a mistake. Modified z beyond 3.5 deserves a look.`,
    },
  ];
}
