import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { type Answer, type DataSet, hasFigures } from './answer.ts';
import type { ColumnProfile } from './column-profile.ts';
import { cleanRows } from './files.ts';
import { shortened } from './written.ts';

const mostRows = 2_000;
const letters = 26;

function letter(at: number): string {
  return at < letters
    ? String.fromCharCode(65 + at)
    : `${letter(Math.floor(at / letters) - 1)}${letter(at % letters)}`;
}

/** The cleaned data, with a profile that the spreadsheet works out itself; change a cell, and it follows. */
export function workbookOf(
  data: DataSet,
  profiles: readonly ColumnProfile[],
  answer: Answer,
): WorkbookSheet[] {
  const bold = (value: string): SheetCell => ({ value, bold: true });
  const rows = cleanRows({ ...data, sheet: { ...data.sheet, rows: data.sheet.rows.slice(0, mostRows) } });
  const last = rows.length + 1;
  const measures = profiles.filter(({ column }) => hasFigures(column));
  const head = [
    'Column',
    'Rows',
    'Missing',
    'Mean',
    'Standard deviation',
    'Least',
    'Lower quartile',
    'Median',
    'Upper quartile',
    'Greatest',
    'Skew',
  ];
  const profile = measures.map(({ column }): SheetCell[] => {
    const at = letter(data.columns.indexOf(column));
    const range = `Data!${at}$2:${at}$${last}`;
    const formula = (text: string): SheetCell => ({ formula: `=IFERROR(${text},"")`, as: 'number' });
    return [
      shortened(column.name),
      { formula: `=COUNT(${range})`, as: 'whole' },
      { formula: `=ROWS(${range})-COUNT(${range})`, as: 'whole' },
      formula(`AVERAGE(${range})`),
      formula(`STDEV(${range})`),
      formula(`MIN(${range})`),
      formula(`QUARTILE(${range},1)`),
      formula(`MEDIAN(${range})`),
      formula(`QUARTILE(${range},3)`),
      formula(`MAX(${range})`),
      formula(`SKEW(${range})`),
    ];
  });
  return [
    {
      name: 'Result',
      rows: [
        [bold(shortened(answer.summary, 240))],
        [],
        [bold('Figure'), bold('Value')],
        ...Object.entries(answer.values).map(([name, value]): SheetCell[] => [name, value]),
        [],
        [bold('Check'), bold('Result'), bold('What it means')],
        ...answer.checks.map(({ check, result, means }): SheetCell[] => [check, result, means]),
      ],
      widths: [36, 28, 60],
    },
    ...(measures.length === 0
      ? []
      : [
          {
            name: 'Profile',
            rows: [head.map(bold), ...profile],
            widths: [28, 8, 9, 12, 18, 12, 14, 12, 14, 12, 10],
          },
        ]),
    {
      name: 'Data',
      rows: [data.columns.map(({ name }) => bold(shortened(name, 60))), ...rows],
      widths: data.columns.map(() => 16),
    },
  ];
}

export const rowsInWorkbook = mostRows;
