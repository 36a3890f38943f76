import { evaluateSheet, isFormula } from './formulas/evaluate-sheet.ts';
import type { SheetValue } from './formulas/sheet-functions.ts';
import { type MarkdownTable, tablesOf } from './markdown-tables.ts';

/** A table of a worksheet, as a sheet of a workbook. */
export interface ResourceSheet {
  readonly table: MarkdownTable;
  /** Spreadsheets count from the head: row 0 is the head. */
  readonly cells: readonly (readonly string[])[];
  readonly values: readonly (readonly SheetValue[])[];
}

interface ReadSheets {
  readonly sheets: readonly ResourceSheet[];
  readonly faults: readonly string[];
}

/** What spreadsheets take for a name, with room for a number after it. */
const longestName = 28;
const forbiddenInNames = /[\\/?*[\]:]/;

/** Every table as a sheet, worked out. */
export function sheetsOf(body: string): ReadSheets {
  const faults: string[] = [];
  const names = new Set<string>();
  const sheets = tablesOf(body).map((table): ResourceSheet => {
    const { heading } = table;
    const called = heading === '' ? 'The table before the first heading' : `“${heading}”`;
    if (heading === '') faults.push(`${called}: give it a heading, which names its sheet.`);
    else if (names.has(heading.toLowerCase()))
      faults.push(`${called}: has two tables; give each a heading of its own.`);
    if (heading.length > longestName)
      faults.push(`${called}: a heading above a table has at most ${longestName} characters.`);
    if (forbiddenInNames.test(heading))
      faults.push(`${called}: the name of a sheet has none of \\ / ? * [ ] and :.`);
    names.add(heading.toLowerCase());
    const cells = [table.header, ...table.rows];
    const { values, faults: own } = evaluateSheet(cells);
    faults.push(...own.map((fault) => `${called}, ${fault}`));
    return { table, cells, values };
  });
  return { sheets, faults };
}

export function hasFormulas(body: string): boolean {
  return tablesOf(body).some(({ rows }) => rows.some((row) => row.some(isFormula)));
}
