import type { Cell, WrittenAs } from '../../../catalog/agent-desk/parts.ts';
import type { SheetCell, WorkbookSheet } from '../../../catalog/agent-desk/result.ts';
import { cleaned } from './clean-text.ts';
import { columnsOf, isFigure, isTable, type Report } from './report.ts';

const sheetNameLength = 31;
/** What a cell of a spreadsheet can hold; a longer text makes the whole file one that has to be repaired. */
const cellLength = 32_767;
const formats: Partial<Record<WrittenAs, string>> = {
  money: '#,##0.00',
  percent: '0.00%',
  number: '#,##0.####',
  whole: '#,##0',
  times: '0.00"×"',
  date: 'yyyy-mm-dd',
};

interface LaidSheet extends WorkbookSheet {
  /** Rows at the top that stay in sight. */
  readonly headRows?: number;
}

/** The workbook of the result, or its tables as sheets; before them what was entered. */
export async function writeWorkbook(report: Report): Promise<Blob> {
  // The library's build for browsers packs in a worker from a blob, which our own security header refuses.
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const clean = cleaned(report);
  const sheets: LaidSheet[] = [overview(clean), ...(clean.result.workbook ?? tablesAsSheets(clean))];
  const names = distinctNames(sheets.map(({ name }) => name));
  return await writeExcelFile(
    sheets.map((sheet, index) => ({
      sheet: names[index] ?? `Sheet ${index + 1}`,
      data: sheet.rows.map((row) => row.map(cellOf)),
      columns: (sheet.widths ?? []).map((width) => ({ width })),
      ...(sheet.headRows === undefined ? {} : { stickyRowsCount: sheet.headRows }),
    })),
  ).toBlob();
}

function overview({ title, entered, result, notes = [] }: Report): WorkbookSheet {
  const warnings = result.warnings ?? [];
  return {
    name: 'Overview',
    widths: [36, 48],
    rows: [
      [{ value: title, bold: true }],
      [result.summary],
      [],
      ...(warnings.length === 0
        ? []
        : [[{ value: 'Before you rely on it', bold: true as const }], ...warnings.map((text) => [text]), []]),
      ...(entered.length === 0 && notes.length > 0
        ? []
        : [[{ value: 'Entered', bold: true as const }], ...entered.map(([label, value]) => [label, value])]),
      ...notes.flatMap(({ title: heading, lines }) => [
        [{ value: heading, bold: true as const }],
        ...lines.map((line) => [line]),
        [],
      ]),
    ],
  };
}

function tablesAsSheets({ result }: Report): LaidSheet[] {
  return result.parts.filter(isTable).map((part) => {
    const columns = columnsOf(part);
    return {
      name: part.title,
      headRows: 1,
      widths: columns.map(({ label, as }) =>
        Math.min(60, Math.max(isFigure(as) ? 14 : 24, label.length + 2)),
      ),
      rows: [
        columns.map(({ label }) => ({ value: label, bold: true as const })),
        ...part.rows.map((row) =>
          columns.map(({ key, as }): SheetCell => ({ value: asShare(row[key] ?? null, as), as })),
        ),
      ],
    };
  });
}

/** Spreadsheets keep percentages as shares. */
function asShare(value: Cell, as: WrittenAs): Cell {
  return typeof value === 'number' && as === 'percent' ? value / 100 : value;
}

function cellOf(cell: SheetCell) {
  const given = typeof cell === 'object' && cell !== null ? cell : { value: cell };
  const bold = 'bold' in given && given.bold ? { fontWeight: 'bold' as const } : {};
  const as = 'as' in given ? given.as : undefined;
  const format = as === undefined ? undefined : formats[as];
  const look = { ...bold, ...(format === undefined ? {} : { format }) };
  // The sign that starts a formula on the screen is no part of it in the file.
  if ('formula' in given)
    return { value: given.formula.replace(/^=/, ''), type: 'Formula' as const, ...look };
  if (given.value === null) return null;
  if (typeof given.value === 'number') return { value: given.value, type: Number, ...look };
  const day = as === 'date' ? dayOf(given.value) : undefined;
  if (day !== undefined) return { value: day, type: Date, ...look };
  // Text is written as text, so that nothing that somebody typed becomes a formula.
  return { value: given.value.slice(0, cellLength), type: String, ...bold };
}

function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

/** Sheets may have no two equal names, none of some signs, no apostrophe at an end, and 31 characters. */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean =
      name
        .replace(/[\\/?*[\]:\s]+/g, ' ')
        .slice(0, sheetNameLength)
        .replace(/^[' ]+|[' ]+$|[\uD800-\uDBFF]$/g, '') || 'Sheet';
    let chosen = clean;
    for (let count = 2; taken.has(chosen.toLowerCase()); count += 1)
      chosen = `${clean.slice(0, sheetNameLength - 4)} ${count}`;
    taken.add(chosen.toLowerCase());
    return chosen;
  });
}
