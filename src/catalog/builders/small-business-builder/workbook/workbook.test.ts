import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementMonth } from '../../../../methods/finance/statement-lines.ts';
import type { SheetCell, WorkbookSheet } from '../../../agent-desk/result.ts';
import type { BusinessInput } from '../fields.ts';
import { planOf } from '../plan.ts';
import { anyBusiness } from '../random-business-for-tests.ts';
import { starters } from '../starters/starters.ts';
import { monthColumn } from './cells.ts';
import { evaluateWorkbook } from './evaluate-for-tests.ts';
import { businessWorkbook } from './workbook.ts';

/** Which line of which sheet says what of a month. */
const lines: readonly (readonly [sheet: string, label: string, of: (month: StatementMonth) => number])[] = [
  ['Profit and loss', 'Sales', ({ profit }) => profit.revenue],
  ['Profit and loss', 'Operating profit', ({ profit }) => profit.operatingProfit],
  ['Profit and loss', 'Tax', ({ profit }) => profit.tax],
  ['Profit and loss', 'Net profit', ({ profit }) => profit.netProfit],
  ['Cash flow', 'From customers', ({ cash }) => cash.fromCustomers],
  ['Cash flow', 'To suppliers', ({ cash }) => -cash.toSuppliers],
  ['Cash flow', 'From operations', ({ cash }) => cash.operating],
  ['Cash flow', 'Cash at the end', ({ cash }) => cash.closing],
  ['Indirect cash flow', 'From operations', ({ cash }) => cash.operatingIndirect],
  ['Balance sheet', 'Stock', ({ balance }) => balance.stock],
  ['Balance sheet', 'Equipment', ({ balance }) => balance.equipment],
  ['Balance sheet', 'Assets', ({ balance }) => balance.assets],
  ['Balance sheet', 'Tax owed', ({ balance }) => balance.taxPayable],
  ['Balance sheet', 'Loans', ({ balance }) => balance.loans],
  ['Balance sheet', 'Liabilities', ({ balance }) => balance.liabilities],
  ['Balance sheet', 'Equity', ({ balance }) => balance.equity],
  ['Balance sheet', 'Check: assets less liabilities and equity', () => 0],
  ['Indirect cash flow', 'Check: direct less indirect', () => 0],
];

function textOf(cell: SheetCell | undefined): unknown {
  return typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
}

function rowOf(sheets: readonly WorkbookSheet[], sheet: string, label: string): number {
  const rows = sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const found = rows.findIndex(([first]) => textOf(first) === label);
  if (found === -1) throw new Error(`${sheet} has no line “${label}”.`);
  return found + 1;
}

/** What the formulas give beside what the plan has, where they are further apart than reckoning with fractions explains. */
function differences(sheets: readonly WorkbookSheet[], input: BusinessInput): string[] {
  const value = evaluateWorkbook(sheets);
  const { months } = planOf(input);
  return lines.flatMap(([sheet, label, of]) => {
    const row = rowOf(sheets, sheet, label);
    return months.flatMap((month, index) => {
      const [formula, expected] = [Number(value(sheet, `${monthColumn(index)}${row}`)), of(month)];
      const near = Math.abs(formula - expected) <= 1e-6 + Math.abs(expected) * 1e-9;
      return near ? [] : [`${sheet}, ${label}, month ${index + 1}: ${formula} instead of ${expected}`];
    });
  });
}

/** The same workbook with another value in the cell right of a label, or further right. */
function changed(
  sheets: readonly WorkbookSheet[],
  label: string,
  column: number,
  value: number,
): WorkbookSheet[] {
  return sheets.map((sheet) =>
    sheet.name === 'Assumptions'
      ? {
          ...sheet,
          rows: sheet.rows.map((row) => (textOf(row[0]) === label ? row.with(column, value) : row)),
        }
      : sheet,
  );
}

describe('the formulas of the workbook', () => {
  it.each(starters)('give the figures of the plan for $name', ({ input }) => {
    expect(differences(businessWorkbook(input), input)).toEqual([]);
  });

  it('give the figures of the plan for any business', () => {
    fc.assert(
      fc.property(anyBusiness, (input) => {
        expect(differences(businessWorkbook(input), input)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('follow a price that somebody changes in the spreadsheet', () => {
    const input = starters[0]?.input;
    if (input === undefined) throw new Error('There is no starter.');
    const [loaf, ...others] = input.products;
    if (loaf === undefined) throw new Error('Nothing is sold.');
    const dearer = changed(businessWorkbook(input), loaf.name, 1, loaf.price + 1);
    expect(differences(dearer, input)).not.toEqual([]);
    expect(
      differences(dearer, { ...input, products: [{ ...loaf, price: loaf.price + 1 }, ...others] }),
    ).toEqual([]);
  });

  it('follow the days after which customers pay', () => {
    const input = starters[0]?.input;
    if (input === undefined) throw new Error('There is no starter.');
    const later = changed(businessWorkbook(input), 'Customers pay after, days (at most 120)', 1, 75);
    expect(differences(later, { ...input, customerDays: 75 })).toEqual([]);
  });
});
