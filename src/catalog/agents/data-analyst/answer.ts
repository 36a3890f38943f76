import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import type { Sheet } from '../../agent-desk/fields.ts';
import type { Cell, Figure, Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { listed, shortened } from './written.ts';

/** The sheet as it was read. */
export interface DataSet {
  readonly sheet: Sheet;
  readonly columns: readonly ReadColumn[];
}

export interface Check {
  readonly check: string;
  readonly result: string;
  readonly means: string;
  readonly holds: 'yes' | 'no' | 'open';
}

/** What one question comes to; the report is made of it. */
export interface Answer {
  readonly summary: string;
  readonly values: Readonly<Record<string, Cell>>;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
  readonly checks: readonly Check[];
  /** Why this test and no other. */
  readonly chosen: string;
  readonly canSay: readonly string[];
  readonly cannotSay: readonly string[];
  readonly warnings: readonly string[];
}

const shownNames = 12;

/** A column by its name; capitals and spaces around do not matter. */
export function columnNamed(data: DataSet, name: string | undefined, field: string): ReadColumn {
  const wanted = (name ?? '').trim();
  const found =
    data.columns.find((column) => column.name === wanted) ??
    data.columns.find((column) => column.name.trim().toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  const names = data.columns.slice(0, shownNames).map((column) => `“${shortened(column.name)}”`);
  throw new WorkFault(
    `There is no column “${shortened(wanted)}”. The data have ${listed(names)}${data.columns.length > shownNames ? ' and others' : ''}.`,
    field,
  );
}

const figureKinds = new Set(['number', 'percent', 'money', 'yes or no']);

export function hasFigures({ kind, mark }: ReadColumn): boolean {
  return figureKinds.has(kind) || (kind === 'identifier' && mark !== undefined);
}

/** A column of figures, or a sentence that says what it is instead. */
export function figuresOf(data: DataSet, name: string | undefined, field: string): ReadColumn {
  const column = columnNamed(data, name, field);
  if (hasFigures(column)) return column;
  throw new WorkFault(
    `“${shortened(column.name)}” was read as ${column.kind === 'empty' ? 'empty' : `a column of kind ${column.kind}`}, and this question needs figures. Choose another column, or count categories instead.`,
    field,
  );
}

/** The words of a column, row by row; undefined where a cell is missing. */
export function wordsOf(data: DataSet, column: ReadColumn): (string | undefined)[] {
  const at = data.columns.indexOf(column);
  const values = column.values;
  return data.sheet.rows.map((row, place) => {
    const text = Array.isArray(row) ? String(row[at] ?? '').trim() : '';
    // What could not be read as the column's kind is no group of its own.
    return text === '' || Number.isNaN(values[place] ?? Number.NaN) ? undefined : text;
  });
}

/** How many rows a column leaves out, for the report. */
export function leftOut(used: number, all: number): string[] {
  return used === all
    ? []
    : [`${all - used} of ${all} rows were left out because a value that is needed is missing or unreadable.`];
}
