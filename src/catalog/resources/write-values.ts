import { isFormula, typedNumber } from './formulas/evaluate-sheet.ts';
import type { SheetValue } from './formulas/sheet-functions.ts';
import { linesOf } from './markdown-tables.ts';
import { type ResourceSheet, sheetsOf } from './sheets-of.ts';

/** A figure as it stands in a cell. */
function written(value: number, least: number, most: number): string {
  const shown = Math.abs(value) < 0.5 / 10 ** most ? 0 : value;
  return shown.toLocaleString('en', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

/** How a value that was worked out is shown. */
function writeSheetValue(value: SheetValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return written(value, 0, 0);
  return Math.abs(value) < 1 ? written(value, 0, 4) : written(value, 2, 2);
}

/** A year keeps its digits together; “Cost per year” is no column of years. */
function isYear(value: SheetValue, head: string): boolean {
  if (typeof value !== 'number' || !/^(?:\p{L}+ )?years?$/iu.test(head.trim())) return false;
  return Number.isInteger(value) && value >= 1_000 && value < 3_000;
}

/** How a cell is shown; what was typed keeps the digits that it was typed with. */
function shownCell(cell: string, value: SheetValue, head: string): string {
  if (isYear(value, head)) return String(value);
  if (isFormula(cell)) return writeSheetValue(value);
  const number = typedNumber(cell);
  if (number === undefined) return cell;
  const digits = /\.(\d+)$/.exec(cell)?.[1]?.length ?? 0;
  return written(number, digits, digits);
}

/** A column of figures stands at the right; what is empty says nothing about it. */
export function isFigureColumn({ table, values }: ResourceSheet, column: number): boolean {
  const filled = table.rows.flatMap((row, at) => {
    if ((row[column] ?? '') === '') return [];
    return [typeof values[at + 1]?.[column] === 'number'];
  });
  return filled.length > 0 && filled.filter(Boolean).length * 2 > filled.length;
}

/**
 * The Markdown of a worksheet with what its formulas come to in place of them, in bold, and with columns of figures at the right.
 */
export function withValues(body: string): string {
  const { sheets } = sheetsOf(body);
  const lines = linesOf(body);
  // From the end, so that the lines before stay where they are.
  for (const sheet of sheets.toReversed()) {
    const { table, values } = sheet;
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const rule = table.header.map((_, column) => (isFigureColumn(sheet, column) ? '---:' : '---'));
    const rows = table.rows.map((cells, at) =>
      cells.map((cell, column) => {
        const shown = shownCell(
          cell,
          values[at + 1]?.[column] ?? null,
          table.header[column] ?? '',
        ).replaceAll('|', '\\|');
        return isFormula(cell) && shown !== '' ? `**${shown}**` : shown;
      }),
    );
    const header = table.header.map((cell) => cell.replaceAll('|', '\\|'));
    lines.splice(table.from, table.to - table.from, row(header), row(rule), ...rows.map(row));
  }
  return lines.join('\n');
}
