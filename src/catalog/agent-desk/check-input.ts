import { checkCell } from './check-cell.ts';
import type { Draft, Field, Fields, ListField, Sheet, SheetField, TableField } from './fields.ts';
import type { InputFault } from './work.ts';

const mostRows = 1_000;
const mostItems = 200;
const mostSheetRows = 200_000;

export type CheckedInput =
  | { readonly input: Draft; readonly faults?: undefined }
  | { readonly faults: readonly InputFault[]; readonly input?: undefined };

/** Reads a form: every field becomes a value of its kind, or a sentence says what to put right. */
export function checkInput(fields: Fields, draft: Draft): CheckedInput {
  const input: Record<string, unknown> = {};
  const faults: InputFault[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.when !== undefined && !field.when(draft)) continue;
    const read = checkField(name, field, draft[name]);
    faults.push(...read.faults);
    if (read.value !== undefined) input[name] = read.value;
  }
  return faults.length > 0 ? { faults } : { input };
}

interface ReadField {
  readonly value?: unknown;
  readonly faults: readonly InputFault[];
}

function checkField(name: string, field: Field, given: unknown): ReadField {
  if (field.kind === 'list') return checkList(name, field, given);
  if (field.kind === 'table') return checkTable(name, field, given);
  if (field.kind === 'sheet') return checkSheet(name, field, given);
  const { value, message } = checkCell(field, given);
  return message === undefined ? { value, faults: [] } : { faults: [{ field: name, message }] };
}

function checkList(name: string, field: ListField, given: unknown): ReadField {
  const items = (Array.isArray(given) ? given : [])
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
  const least = field.minItems ?? (field.optional ? 0 : 1);
  const most = field.maxItems ?? mostItems;
  if (items.length < least) return fault(name, `Enter at least ${least}, one to a line.`);
  if (items.length > most) return fault(name, `These are ${items.length}; at most ${most} can be taken.`);
  return { value: items, faults: [] };
}

function checkTable(name: string, field: TableField, given: unknown): ReadField {
  const rows = (Array.isArray(given) ? given : []).filter((row) => !isEmptyRow(row)) as Draft[];
  const least = field.minRows ?? (field.optional ? 0 : 1);
  const most = field.maxRows ?? mostRows;
  if (rows.length < least)
    return fault(name, least === 1 ? `Enter at least one ${field.row}.` : `Enter at least ${least} rows.`);
  if (rows.length > most) return fault(name, `These are ${rows.length} rows; at most ${most} can be taken.`);
  const faults: InputFault[] = [];
  const value = rows.map((row, index) => {
    const read: Record<string, unknown> = {};
    for (const [column, cell] of Object.entries(field.columns)) {
      const { value: cellValue, message } = checkCell(cell, row[column]);
      if (message !== undefined) faults.push({ field: name, row: index, column, message });
      if (cellValue !== undefined) read[column] = cellValue;
    }
    return read;
  });
  return faults.length > 0 ? { faults } : { value, faults };
}

/** A row that was added and never filled in is no row. A choice or a switch alone says nothing. */
function isEmptyRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return true;
  return Object.values(row).every(
    (cell) => cell === undefined || cell === null || cell === '' || cell === false,
  );
}

function checkSheet(name: string, field: SheetField, given: unknown): ReadField {
  const sheet = given as Partial<Sheet> | undefined;
  const columns = Array.isArray(sheet?.columns) ? sheet.columns.map(String) : [];
  const rows = Array.isArray(sheet?.rows) ? sheet.rows : [];
  if (columns.length === 0 && field.optional) return { faults: [] };
  const least = field.minRows ?? 1;
  if (columns.length === 0 || rows.length < least)
    return fault(name, `Paste or open a sheet with a heading and at least ${least} rows below it.`);
  if (rows.length > mostSheetRows)
    return fault(name, `This sheet has ${rows.length} rows; at most ${mostSheetRows} can be taken.`);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) return fault(name, `Two columns are called “${twice}”. Rename one of them.`);
  return { value: { columns, rows }, faults: [] };
}

function fault(field: string, message: string): ReadField {
  return { faults: [{ field, message }] };
}
