import type { BusinessInput } from '../fields.ts';
import type { Assumptions } from './assumptions.ts';
import { type MonthPlace, MonthSheet } from './cells.ts';

const mostMonthsOpen = 4;

/** What is open at the end of a month of bills that are paid after some days, as a formula over the months before. */
export function openFormula(flow: (column: string) => string, days: string, place: MonthPlace): string {
  const parts: string[] = [];
  for (let back = 0; back < mostMonthsOpen; back += 1) {
    const column = place.back(back);
    if (column === undefined) break;
    parts.push(
      back === 0 ? `${flow(column)}*MIN(1,${days}/30)` : `${flow(column)}*MIN(1,MAX(0,${days}/30-${back}))`,
    );
  }
  return parts.join('+');
}

/** Units, sales, stock, value added tax, depreciation and loans: what the three statements are made of. */
export function workingsSheet(input: BusinessInput, given: Assumptions): MonthSheet {
  const sheet = new MonthSheet('Workings', `${input.name}: workings`);
  const startMonth = Number(input.start.slice(5, 7));
  sheet
    .add('calendar', 'Month of the calendar', ({ column }) => `MOD(${startMonth}+${column}$2-2,12)+1`, {
      as: 'whole',
    })
    .add('season', 'Season', ({ column }) => `INDEX(${given.season},${sheet.own('calendar', column)})`, {
      as: 'percent',
    })
    .add(
      'ramp',
      'Of full size',
      ({ column }) =>
        `IF(${given.of('rampMonths')}=0,1,MIN(1,${given.of('firstShare')}+(1-${given.of('firstShare')})*(${column}$2-1)/MAX(1,${given.of('rampMonths')})))`,
      { as: 'percent' },
    )
    .gap();
  addProducts(sheet, input, given);
  addCosts(sheet, given);
  addDepreciation(sheet, input, given);
  addLoans(sheet, input, given);
  return sheet;
}

function addProducts(sheet: MonthSheet, input: BusinessInput, given: Assumptions): void {
  const indices = [...input.products.keys()];
  for (const [index, { name }] of input.products.entries())
    sheet.add(
      `units${index}`,
      `Units: ${name}`,
      ({ column }) =>
        `${given.cell('products', 'D', index)}*(1+${given.cell('products', 'E', index)})^(${column}$2-1)*${sheet.own('season', column)}*${sheet.own('ramp', column)}*(1+${given.of('unitsChange')})`,
      { as: 'number' },
    );
  for (const [index, { name }] of input.products.entries())
    sheet.add(
      `sales${index}`,
      `Sales: ${name}`,
      ({ column }) => `${sheet.own(`units${index}`, column)}*${given.cell('products', 'B', index)}`,
    );
  sheet.add(
    'revenue',
    'Sales',
    ({ column }) => indices.map((index) => sheet.own(`sales${index}`, column)).join('+'),
    { bold: true },
  );
  for (const [index, { name }] of input.products.entries())
    sheet.add(
      `direct${index}`,
      `Direct costs: ${name}`,
      ({ column }) =>
        `${sheet.own(`units${index}`, column)}*${given.cell('products', 'C', index)}*(1+${given.of('costsChange')})`,
    );
  sheet
    .add(
      'direct',
      'Direct costs',
      ({ column }) => indices.map((index) => sheet.own(`direct${index}`, column)).join('+'),
      { bold: true },
    )
    .gap();
}

function addCosts(sheet: MonthSheet, given: Assumptions): void {
  const sumFrom = (table: 'fixed' | 'people', month: string, amount: string, column: string) =>
    `SUMIF(${given.column(table, month)},"<="&${column}$2,${given.column(table, amount)})`;
  const sumIn = (table: 'equipment' | 'grants', column: string) =>
    `SUMIF(${given.column(table, 'C')},${column}$2,${given.column(table, 'B')})`;
  const own = (name: string, column: string) => sheet.own(name, column);
  const days = given.of('stockDays');
  sheet
    .add(
      'fixed',
      'Fixed costs',
      ({ column }) => `${sumFrom('fixed', 'C', 'B', column)}*(1+${given.of('costsChange')})`,
    )
    .add('wages', 'Wages and charges', ({ column }) => sumFrom('people', 'D', 'E', column))
    .add('investments', 'Things bought once', ({ column }) => sumIn('equipment', column))
    .add('grants', 'Grants', ({ column }) => sumIn('grants', column))
    .gap()
    .add('wanted', 'Stock that is wanted', (place) =>
      openFormula((column) => own('direct', column), days, place),
    )
    .add(
      'purchases',
      'Goods bought',
      ({ column, before }) =>
        `MAX(0,${own('direct', column)}+${own('wanted', column)}-${before === undefined ? '0' : stockCell(sheet, before)})`,
    )
    .add(
      'stock',
      'Stock at the end',
      ({ column, before }) =>
        `${before === undefined ? '0' : stockCell(sheet, before)}+${own('purchases', column)}-${own('direct', column)}`,
    )
    .add(
      'grossSales',
      'Sales with value added tax',
      ({ column }) => `${own('revenue', column)}*(1+${given.of('vatSales')})`,
    )
    .add('receivables', 'Customers owe at the end', (place) =>
      openFormula((column) => own('grossSales', column), given.of('customerDays'), place),
    )
    .add(
      'grossPurchases',
      'Goods with value added tax',
      ({ column }) => `${own('purchases', column)}*(1+${given.of('vatPurchases')})`,
    )
    .add('payables', 'Owed to suppliers at the end', (place) =>
      openFormula((column) => own('grossPurchases', column), given.of('supplierDays'), place),
    )
    .add(
      'vatDue',
      'Value added tax of the month',
      ({ column }) =>
        `${own('revenue', column)}*${given.of('vatSales')}-(${own('purchases', column)}+${own('fixed', column)}+${own('investments', column)})*${given.of('vatPurchases')}`,
    )
    .gap();
}

function stockCell(sheet: MonthSheet, column: string): string {
  return sheet.own('stock', column);
}

function addDepreciation(sheet: MonthSheet, { equipment = [] }: BusinessInput, given: Assumptions): void {
  for (const [index, { name }] of equipment.entries()) {
    const cell = (letter: string) => given.cell('equipment', letter, index);
    sheet.add(
      `worn${index}`,
      `Depreciation: ${name}`,
      ({ column }) =>
        `IF(AND(${column}$2>=${cell('C')},${column}$2<${cell('C')}+${cell('D')}),${cell('B')}/${cell('D')},0)`,
    );
  }
  sheet
    .add(
      'depreciation',
      'Depreciation',
      ({ column }) =>
        sumOf(
          sheet,
          [...equipment.keys()].map((index) => `worn${index}`),
          column,
        ),
      { bold: true },
    )
    .gap();
}

function sumOf(sheet: MonthSheet, names: readonly string[], column: string): string {
  return names.length === 0 ? '0' : names.map((name) => sheet.own(name, column)).join('+');
}

function addLoans(sheet: MonthSheet, { loans = [] }: BusinessInput, given: Assumptions): void {
  for (const [index, { name }] of loans.entries()) {
    const cell = (letter: string) => given.cell('loans', letter, index);
    const own = (line: string, column: string) => sheet.own(`${line}${index}`, column);
    const owed = (before: string | undefined) => (before === undefined ? '0' : own('owed', before));
    sheet
      .add(
        `drawn${index}`,
        `Paid out: ${name}`,
        ({ column }) => `IF(${column}$2=${cell('C')},${cell('B')},0)`,
      )
      .add(`interest${index}`, `Interest: ${name}`, ({ before }) => `${owed(before)}*${cell('D')}/12`)
      .add(`repaid${index}`, `Paid back: ${name}`, ({ column, before }) => {
        const age = `(${column}$2-${cell('C')})`;
        return `IF(${age}=${cell('E')},${owed(before)},IF(AND(${age}>${cell('F')},${age}<${cell('E')}),MIN(${owed(before)},${cell('G')}-${own('interest', column)}),0))`;
      })
      .add(
        `owed${index}`,
        `Owed: ${name}`,
        ({ column, before }) => `${owed(before)}+${own('drawn', column)}-${own('repaid', column)}`,
      );
  }
  for (const [line, label] of [
    ['drawn', 'Loans paid out'],
    ['interest', 'Interest'],
    ['repaid', 'Loans paid back'],
  ] as const)
    sheet.add(
      line,
      label,
      ({ column }) =>
        sumOf(
          sheet,
          [...loans.keys()].map((index) => `${line}${index}`),
          column,
        ),
      { bold: true },
    );
}
