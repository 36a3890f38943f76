import { monthNames } from '../../../../kernel/month-names.ts';
import type { SheetCell, WorkbookSheet } from '../../../agent-desk/result.ts';
import type { BusinessInput } from '../fields.ts';
import { lifeMonths, seasonOf } from '../plan.ts';
import { bold, money, percent } from './cells.ts';

const hundred = 100;

/** Where the rows of a table stand on the sheet of assumptions; the first row is counted from one. */
export interface TablePlace {
  readonly first: number;
  readonly count: number;
}

export interface Assumptions {
  readonly sheet: WorkbookSheet;
  /** Single figures by name, as other sheets call them. */
  readonly of: (name: SingleName) => string;
  /** A column of a table, or one cell of it, as other sheets call it. */
  readonly column: (table: TableName, letter: string) => string;
  readonly cell: (table: TableName, letter: string, row: number) => string;
  readonly season: string;
}

type SingleName =
  | 'openingCash'
  | 'ownMoney'
  | 'customerDays'
  | 'supplierDays'
  | 'stockDays'
  | 'taxRate'
  | 'vatSales'
  | 'vatPurchases'
  | 'growth'
  | 'firstShare'
  | 'rampMonths'
  | 'unitsChange'
  | 'costsChange';

type TableName = 'products' | 'fixed' | 'people' | 'equipment' | 'loans' | 'grants';

export const sheetName = 'Assumptions';

function singles(input: BusinessInput): readonly (readonly [SingleName, string, SheetCell])[] {
  const vat = (rate: number | undefined) => percent(input.vat ? (rate ?? 0) / hundred : 0);
  return [
    ['openingCash', 'Cash on the first day', money(input.openingCash)],
    ['ownMoney', 'Owner’s money in month 1', money(input.ownMoney)],
    ['customerDays', 'Customers pay after, days (at most 120)', input.customerDays],
    ['supplierDays', 'Suppliers are paid after, days (at most 120)', input.supplierDays],
    ['stockDays', 'Goods in stock, days (at most 120)', input.stockDays],
    ['taxRate', 'Tax on profit', percent(input.taxRate / hundred)],
    ['vatSales', 'Value added tax on sales', vat(input.vatSales)],
    ['vatPurchases', 'Value added tax on purchases', vat(input.vatPurchases)],
    ['growth', 'Growth a month', percent(input.growth / hundred)],
    ['firstShare', 'Sold in the first month', percent(input.firstShare / hundred)],
    ['rampMonths', 'Months until all is sold', input.rampMonths],
    ['unitsChange', 'Change of all units (for scenarios)', percent(0)],
    ['costsChange', 'Change of direct and fixed costs (for scenarios)', percent(0)],
  ];
}

/** Every figure that the other sheets reckon with. Change one, and everything follows. */
export function assumptionsOf(input: BusinessInput): Assumptions {
  const rows: SheetCell[][] = [
    [bold(`${input.name}: assumptions`)],
    ['Change any figure here; all other sheets follow.'],
    [],
  ];
  const single = new Map<SingleName, number>();
  for (const [name, label, cell] of singles(input)) {
    rows.push([label, cell]);
    single.set(name, rows.length);
  }
  rows.push([], [bold('Season'), bold('Of an average month')]);
  const seasonFirst = rows.length + 1;
  for (const [month, level] of seasonOf(input).entries())
    rows.push([monthNames[month] ?? '', percent(level)]);
  const places = new Map<TableName, TablePlace>();
  const of = (name: SingleName) => `${sheetName}!$B$${single.get(name) ?? 0}`;
  for (const { name, heads, lines } of tables(input, `$B$${single.get('growth') ?? 0}`)) {
    rows.push([], heads.map(bold));
    const first = rows.length + 1;
    const filled = lines(first);
    rows.push(...filled);
    places.set(name, { first, count: filled.length });
  }
  const place = (name: TableName) => places.get(name) ?? { first: 1, count: 0 };
  return {
    sheet: { name: sheetName, rows, widths: [46, 18, 14, 14, 14, 14, 16] },
    of,
    column: (table, letter) => {
      const { first, count } = place(table);
      return `${sheetName}!$${letter}$${first}:$${letter}$${first + Math.max(1, count) - 1}`;
    },
    cell: (table, letter, row) => `${sheetName}!$${letter}$${place(table).first + row}`,
    season: `${sheetName}!$B$${seasonFirst}:$B$${seasonFirst + monthNames.length - 1}`,
  };
}

interface AssumedTable {
  readonly name: TableName;
  readonly heads: readonly string[];
  /** Its rows, given where the first of them stands. */
  readonly lines: (first: number) => SheetCell[][];
}

/** A table without rows keeps an empty one, so that a sum over it is nothing and not an error. */
function orEmpty(rows: SheetCell[][]): SheetCell[][] {
  return rows.length === 0 ? [['(none)', 0, 0, 0, 0, 0, 0]] : rows;
}

function tables(input: BusinessInput, growth: string): readonly AssumedTable[] {
  const { fixed = [], people = [], equipment = [], loans = [], grants = [] } = input;
  return [
    {
      name: 'products',
      heads: ['Product', 'Price', 'Direct cost', 'Units a month', 'Growth a month'],
      lines: () =>
        input.products.map((product) => [
          product.name,
          money(product.price),
          money(product.cost),
          { value: product.units, as: 'number' },
          product.growth === undefined
            ? { formula: `=${growth}`, as: 'percent' }
            : percent(product.growth / hundred),
        ]),
    },
    {
      name: 'fixed',
      heads: ['Fixed cost', 'A month', 'From month'],
      lines: () => orEmpty(fixed.map(({ name, amount, from }) => [name, money(amount), from])),
    },
    {
      name: 'people',
      heads: ['Role', 'Salary a month', 'Employer’s charges', 'From month', 'With charges'],
      lines: (first) =>
        orEmpty(
          people.map(({ role, salary, from, charges }, index) => [
            role,
            money(salary),
            percent(charges / hundred),
            from,
            { formula: `=B${first + index}*(1+C${first + index})`, as: 'money' },
          ]),
        ),
    },
    {
      name: 'equipment',
      heads: ['Bought once', 'Price', 'In month', 'Useful life, months'],
      lines: () =>
        orEmpty(
          equipment.map(({ name, amount, month, life }) => [name, money(amount), month, lifeMonths(life)]),
        ),
    },
    {
      name: 'loans',
      heads: [
        'Loan',
        'Amount',
        'In month',
        'Interest a year',
        'Term, months',
        'Grace, months',
        'Level payment',
      ],
      lines: (first) =>
        orEmpty(
          loans.map(({ name, amount, month, rate, term, grace }, index) => {
            const row = first + index;
            return [
              name,
              money(amount),
              month,
              percent(rate / hundred),
              term,
              grace,
              { formula: `=-PMT(D${row}/12,E${row}-F${row},B${row})`, as: 'money' },
            ];
          }),
        ),
    },
    {
      name: 'grants',
      heads: ['Grant', 'Amount', 'In month'],
      lines: () => orEmpty(grants.map(({ name, amount, month }) => [name, money(amount), month])),
    },
  ];
}
