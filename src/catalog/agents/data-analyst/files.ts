import { writeIsoDay } from '../../../methods/statistics/read-days.ts';
import type { TextFile } from '../../agent-desk/result.ts';
import { type DataSet, hasFigures } from './answer.ts';
import { type ColumnProfile, type FoundOutlier, profileLine } from './column-profile.ts';

const mostRows = 20_000;

/** A cell of a csv file. What a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) && !/^[-+]?[\d.,]+$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;
}

export function filesOf(
  data: DataSet,
  profiles: readonly ColumnProfile[],
  outliers: readonly FoundOutlier[],
): TextFile[] {
  const lines = profiles.map(profileLine);
  const keys = Object.keys(lines[0] ?? {}) as (keyof (typeof lines)[number])[];
  const files: TextFile[] = [
    {
      name: 'columns.csv',
      type: 'text/csv',
      text: csv([keys, ...lines.map((line) => keys.map((key) => line[key]))]),
    },
  ];
  if (outliers.length > 0)
    files.push({
      name: 'outliers.csv',
      type: 'text/csv',
      text: csv([
        ['column', 'row', 'value', 'fences', 'modified z', 'far out'],
        ...outliers.map((one) => [
          one.column,
          one.row,
          one.value,
          one.fences,
          one.modifiedZ,
          one.isFar ? 'yes' : 'no',
        ]),
      ]),
    });
  if (data.sheet.rows.length <= mostRows)
    files.push({
      name: 'clean-data.csv',
      type: 'text/csv',
      text: csv([data.columns.map(({ name }) => name), ...cleanRows(data)]),
    });
  return files;
}

/** Figures with a decimal point, days as year-month-day, yes and no as 1 and 0, words as they were without spaces around. */
export function cleanRows(data: DataSet): (string | number | null)[][] {
  return data.sheet.rows.map((row, at) =>
    data.columns.map((column, place) => {
      const value = column.values[at] ?? Number.NaN;
      if (hasFigures(column)) return Number.isNaN(value) ? null : value;
      if (column.kind === 'day') return Number.isNaN(value) ? null : writeIsoDay(value);
      return Array.isArray(row) ? String(row[place] ?? '').trim() : '';
    }),
  );
}
