import type { SheetCell, WorkbookSheet } from '../../../catalog/agent-desk/result.ts';
import { isFormula, typedNumber } from '../../../catalog/resources/formulas/evaluate-sheet.ts';
import type { SheetValue } from '../../../catalog/resources/formulas/sheet-functions.ts';
import type { ResourceSheet } from '../../../catalog/resources/sheets-of.ts';

const narrowest = 10;
const widest = 44;

/** Every table as a sheet whose formulas live. */
export function workbookOf(sheets: readonly ResourceSheet[]): WorkbookSheet[] {
  return sheets.map(({ table, cells, values }) => ({
    name: table.heading,
    widths: table.header.map((_, column) => widthOf(cells, column)),
    rows: [
      table.header.map((label) => ({ value: plainCell(label), bold: true as const })),
      ...table.rows.map((row, at) =>
        row.map((cell, column) => sheetCell(cell, values[at + 1]?.[column] ?? null)),
      ),
    ],
  }));
}

function sheetCell(cell: string, value: SheetValue): SheetCell {
  // A whole number keeps the look that the spreadsheet gives it, so that a year has no sign of thousands.
  const isBroken = typeof value === 'number' && (!Number.isInteger(value) || cell.includes('.'));
  const look = isBroken ? { as: 'money' as const } : {};
  if (isFormula(cell)) return { formula: cell, ...(Number.isInteger(value) ? {} : look) };
  const number = typedNumber(cell);
  if (number !== undefined) return { value: number, ...look };
  if (cell === '') return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? { value: cell, as: 'date' } : plainCell(cell);
}

/** A cell of a spreadsheet shows no Markdown. */
function plainCell(cell: string): string {
  return cell.replaceAll(/\*\*(.+?)\*\*/g, '$1').replaceAll(/\\([\\_*|])/g, '$1');
}

function widthOf(cells: readonly (readonly string[])[], column: number): number {
  const lengths = cells.map((row) => {
    const cell = row[column] ?? '';
    return isFormula(cell) ? narrowest : cell.length + 2;
  });
  return Math.min(widest, Math.max(narrowest, ...lengths));
}
