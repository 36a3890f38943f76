import type { Assumptions } from './assumptions.ts';
import { MonthSheet } from './cells.ts';

const monthsOfYear = 12;
const taxPaidIn = 3;

export function profitSheet(name: string, given: Assumptions, workings: MonthSheet): MonthSheet {
  const sheet = new MonthSheet('Profit and loss', `${name}: profit and loss`);
  const own = (line: string, column: string) => sheet.own(line, column);
  const worked = (line: string) => (place: { column: string }) => workings.at(line, place.column);
  const isNewYear = (month: number) => month % monthsOfYear === 0;
  return sheet
    .add('revenue', 'Sales', worked('revenue'), { bold: true })
    .add('direct', 'Direct costs', worked('direct'))
    .add('gross', 'Gross profit', ({ column }) => `${own('revenue', column)}-${own('direct', column)}`, {
      bold: true,
    })
    .add('grants', 'Grants', worked('grants'))
    .add('wages', 'Wages and charges', worked('wages'))
    .add('fixed', 'Fixed costs', worked('fixed'))
    .add('depreciation', 'Depreciation', worked('depreciation'))
    .add(
      'operating',
      'Operating profit',
      ({ column }) =>
        `${own('gross', column)}+${own('grants', column)}-${own('wages', column)}-${own('fixed', column)}-${own('depreciation', column)}`,
      { bold: true },
    )
    .add('interest', 'Interest', worked('interest'))
    .add(
      'before',
      'Profit before tax',
      ({ column }) => `${own('operating', column)}-${own('interest', column)}`,
      { bold: true },
    )
    .add('tax', 'Tax', ({ column, before, month }) =>
      before === undefined || isNewYear(month)
        ? own('taxOfYear', column)
        : `${own('taxOfYear', column)}-${own('taxOfYear', before)}`,
    )
    .add('net', 'Net profit', ({ column }) => `${own('before', column)}-${own('tax', column)}`, {
      bold: true,
    })
    .gap()
    .add('ofYear', 'Profit of the year so far', ({ column, before, month }) =>
      before === undefined || isNewYear(month)
        ? own('before', column)
        : `${own('ofYear', before)}+${own('before', column)}`,
    )
    .add('carried', 'Losses of earlier years', ({ before, month }) => {
      if (before === undefined) return '0';
      return isNewYear(month)
        ? `MAX(0,${own('carried', before)}-${own('ofYear', before)})`
        : own('carried', before);
    })
    .add(
      'taxOfYear',
      'Tax of the year so far',
      ({ column }) => `${given.of('taxRate')}*MAX(0,${own('ofYear', column)}-${own('carried', column)})`,
    );
}

export function cashSheet(
  name: string,
  given: Assumptions,
  workings: MonthSheet,
  profit: MonthSheet,
): MonthSheet {
  const sheet = new MonthSheet('Cash flow', `${name}: cash flow`);
  const own = (line: string, column: string) => sheet.own(line, column);
  const change = (line: string, column: string, before: string | undefined) =>
    before === undefined
      ? workings.at(line, column)
      : `(${workings.at(line, column)}-${workings.at(line, before)})`;
  return sheet
    .add('opening', 'Cash at the beginning', ({ before }) =>
      before === undefined ? given.of('openingCash') : own('closing', before),
    )
    .add(
      'fromCustomers',
      'From customers',
      ({ column, before }) => `${workings.at('grossSales', column)}-${change('receivables', column, before)}`,
    )
    .add('grants', 'From grants', ({ column }) => workings.at('grants', column))
    .add(
      'toSuppliers',
      'To suppliers',
      ({ column, before }) =>
        `-(${workings.at('grossPurchases', column)}-${change('payables', column, before)})`,
    )
    .add('wages', 'Wages and charges', ({ column }) => `-${workings.at('wages', column)}`)
    .add(
      'fixed',
      'Fixed costs with value added tax',
      ({ column }) => `-${workings.at('fixed', column)}*(1+${given.of('vatPurchases')})`,
    )
    .add(
      'vatOnEquipment',
      'Value added tax on things bought',
      ({ column }) => `-${workings.at('investments', column)}*${given.of('vatPurchases')}`,
    )
    .add('vatSettled', 'Value added tax settled', ({ before }) =>
      before === undefined ? '0' : `-${workings.at('vatDue', before)}`,
    )
    .add('taxPaid', 'Tax on profit', ({ month, back }) => {
      const isDue = month > monthsOfYear && month % monthsOfYear === taxPaidIn;
      const endOfYear = back(taxPaidIn + 1);
      return isDue && endOfYear !== undefined ? `-${profit.at('taxOfYear', endOfYear)}` : '0';
    })
    .add('interest', 'Interest', ({ column }) => `-${workings.at('interest', column)}`)
    .add(
      'operating',
      'From operations',
      ({ column }) => `SUM(${own('fromCustomers', column)}:${own('interest', column)})`,
      { bold: true },
    )
    .add('invested', 'Things bought once', ({ column }) => `-${workings.at('investments', column)}`)
    .add('ownerMoney', 'Owner’s money', ({ month }) => (month === 0 ? given.of('ownMoney') : '0'))
    .add('drawn', 'Loans paid out', ({ column }) => workings.at('drawn', column))
    .add('repaid', 'Loans paid back', ({ column }) => `-${workings.at('repaid', column)}`)
    .add(
      'closing',
      'Cash at the end',
      ({ column }) => `${own('opening', column)}+SUM(${own('operating', column)}:${own('repaid', column)})`,
      { bold: true },
    );
}

export interface StatementSheets {
  readonly workings: MonthSheet;
  readonly profit: MonthSheet;
  readonly cash: MonthSheet;
}

export function balanceSheet(
  name: string,
  given: Assumptions,
  { workings, profit, cash }: StatementSheets,
): MonthSheet {
  const sheet = new MonthSheet('Balance sheet', `${name}: balance sheet`);
  const own = (line: string, column: string) => sheet.own(line, column);
  const worked = (line: string) => (place: { column: string }) => workings.at(line, place.column);
  const onto = (line: string, before: string | undefined, change: string) =>
    `${before === undefined ? '0' : own(line, before)}+${change}`;
  return sheet
    .add('cash', 'Cash', ({ column }) => cash.at('closing', column))
    .add('receivables', 'Customers owe', worked('receivables'))
    .add('stock', 'Stock', worked('stock'))
    .add(
      'vatRefund',
      'Value added tax to come back',
      ({ column }) => `MAX(0,-${workings.at('vatDue', column)})`,
    )
    .add('equipment', 'Equipment', ({ column, before }) =>
      onto(
        'equipment',
        before,
        `${workings.at('investments', column)}-${workings.at('depreciation', column)}`,
      ),
    )
    .add('assets', 'Assets', ({ column }) => `SUM(${own('cash', column)}:${own('equipment', column)})`, {
      bold: true,
    })
    .add('payables', 'Owed to suppliers', worked('payables'))
    .add('vatPayable', 'Value added tax owed', ({ column }) => `MAX(0,${workings.at('vatDue', column)})`)
    .add('taxPayable', 'Tax owed', ({ column, before }) =>
      onto('taxPayable', before, `${profit.at('tax', column)}+${cash.at('taxPaid', column)}`),
    )
    .add('loans', 'Loans', ({ column, before }) =>
      onto('loans', before, `${workings.at('drawn', column)}-${workings.at('repaid', column)}`),
    )
    .add(
      'liabilities',
      'Liabilities',
      ({ column }) => `SUM(${own('payables', column)}:${own('loans', column)})`,
      { bold: true },
    )
    .add('capital', 'Owner’s capital', ({ column, before }) =>
      before === undefined
        ? `${given.of('openingCash')}+${cash.at('ownerMoney', column)}`
        : `${own('capital', before)}+${cash.at('ownerMoney', column)}`,
    )
    .add('retained', 'Profits kept', ({ column, before }) =>
      onto('retained', before, profit.at('net', column)),
    )
    .add('equity', 'Equity', ({ column }) => `${own('capital', column)}+${own('retained', column)}`, {
      bold: true,
    })
    .add(
      'check',
      'Check: assets less liabilities and equity',
      ({ column }) =>
        `ROUND(${own('assets', column)}-${own('liabilities', column)}-${own('equity', column)},2)`,
      { bold: true },
    );
}

/** Cash from operations the other way round, with what is left between the two methods. */
export function indirectSheet(
  name: string,
  { profit, cash, workings }: StatementSheets,
  balance: MonthSheet,
): MonthSheet {
  const sheet = new MonthSheet('Indirect cash flow', `${name}: cash from operations, indirect method`);
  const rise = (line: string, column: string, before: string | undefined) =>
    before === undefined
      ? balance.at(line, column)
      : `(${balance.at(line, column)}-${balance.at(line, before)})`;
  const lines = [
    ['receivables', 'Customers owe more', '-'],
    ['stock', 'More stock', '-'],
    ['vatRefund', 'More value added tax to come back', '-'],
    ['payables', 'More owed to suppliers', ''],
    ['vatPayable', 'More value added tax owed', ''],
    ['taxPayable', 'More tax owed', ''],
  ] as const;
  sheet
    .add('net', 'Net profit', ({ column }) => profit.at('net', column))
    .add('depreciation', 'Depreciation', ({ column }) => workings.at('depreciation', column));
  for (const [line, label, sign] of lines)
    sheet.add(line, label, ({ column, before }) => `${sign}${rise(line, column, before)}`);
  return sheet
    .add(
      'operating',
      'From operations',
      ({ column }) => `SUM(${sheet.own('net', column)}:${sheet.own('taxPayable', column)})`,
      { bold: true },
    )
    .add(
      'check',
      'Check: direct less indirect',
      ({ column }) => `ROUND(${cash.at('operating', column)}-${sheet.own('operating', column)},2)`,
      { bold: true },
    );
}
