import type { Point } from '../../charts/series.ts';
import { parseCsv } from '../../views/csv.ts';
import { readNumber } from '../parts/number-text.ts';

export interface ChartData {
  readonly nameLabel: string;
  /** One series of values for each column of numbers. */
  readonly series: readonly { readonly label: string; readonly points: readonly Point[] }[];
}

export type ReadData =
  | { readonly ok: true; readonly data: ChartData }
  | { readonly ok: false; readonly fault: string };

/** Rows of a name and numbers, with or without a heading. */
export function readChartData(text: string): ReadData {
  const rows = parseCsv(text.trim());
  const [first = []] = rows;
  if (rows.length === 0) return { ok: false, fault: 'Paste or type rows such as “Apples, 12”.' };
  const width = Math.max(...rows.map(({ length }) => length));
  if (width < 2) return { ok: false, fault: 'Each row needs a name and a number, separated by a comma.' };
  const hasHeading = first.slice(1).every((cell) => readNumber(cell) === undefined);
  const body = hasHeading ? rows.slice(1) : rows;
  if (body.length === 0) return { ok: false, fault: 'There is a heading, but no row with numbers.' };
  const columns = Array.from({ length: width - 1 }, (_, index) => index + 1);
  for (const [index, row] of body.entries())
    for (const column of columns)
      if (readNumber(row[column] ?? '') === undefined)
        return {
          ok: false,
          fault: `Row ${index + 1} (${row[0] ?? ''}): “${row[column] ?? ''}” is not a number.`,
        };
  return {
    ok: true,
    data: {
      nameLabel: hasHeading && first[0] !== undefined && first[0] !== '' ? first[0] : 'Name',
      series: columns.map((column) => ({
        label:
          (hasHeading ? first[column] : undefined) ?? (columns.length === 1 ? 'Value' : `Value ${column}`),
        points: body.map((row) => ({ label: row[0] ?? '', value: readNumber(row[column] ?? '') ?? 0 })),
      })),
    },
  };
}
