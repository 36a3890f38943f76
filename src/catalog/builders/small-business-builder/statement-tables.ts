import type {
  BalanceMonth,
  CashMonth,
  ProfitMonth,
  StatementMonth,
} from '../../../methods/finance/statement-lines.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import { monthLabel } from './month-label.ts';
import type { Plan } from './plan.ts';
import type { YearFigures } from './plan-figures.ts';

const shownMonths = 12;

type Lines<Of> = readonly (readonly [name: string, of: (of: Of) => number])[];

const profitLines: Lines<ProfitMonth> = [
  ['Sales', ({ revenue }) => revenue],
  ['Direct costs', ({ directCosts }) => -directCosts],
  ['Gross profit', ({ grossProfit }) => grossProfit],
  ['Grants', ({ grants }) => grants],
  ['Wages and charges', ({ wages }) => -wages],
  ['Fixed costs', ({ fixedCosts }) => -fixedCosts],
  ['Depreciation', ({ depreciation }) => -depreciation],
  ['Operating profit', ({ operatingProfit }) => operatingProfit],
  ['Interest', ({ interest }) => -interest],
  ['Profit before tax', ({ profitBeforeTax }) => profitBeforeTax],
  ['Tax', ({ tax }) => -tax],
  ['Net profit', ({ netProfit }) => netProfit],
];

const cashLines: Lines<CashMonth> = [
  ['Cash at the beginning', ({ opening }) => opening],
  ['From customers', ({ fromCustomers }) => fromCustomers],
  ['From grants', ({ grants }) => grants],
  ['To suppliers', ({ toSuppliers }) => -toSuppliers],
  ['Wages and charges', ({ wages }) => -wages],
  ['Fixed costs', ({ fixedPaid }) => -fixedPaid],
  ['Value added tax', ({ vatOnEquipment, vatSettled }) => -vatOnEquipment - vatSettled],
  ['Tax on profit', ({ taxPaid }) => -taxPaid],
  ['Interest', ({ interest }) => -interest],
  ['From operations', ({ operating }) => operating],
  ['Things bought once', ({ invested }) => -invested],
  ['Owner’s money', ({ ownerMoney }) => ownerMoney],
  ['Loans paid out', ({ loansDrawn }) => loansDrawn],
  ['Loans paid back', ({ repaid }) => -repaid],
  ['Cash at the end', ({ closing }) => closing],
];

const balanceLines: Lines<BalanceMonth> = [
  ['Cash', ({ cash }) => cash],
  ['Customers owe', ({ receivables }) => receivables],
  ['Stock', ({ stock }) => stock],
  ['Value added tax to come back', ({ vatRefund }) => vatRefund],
  ['Equipment', ({ equipment }) => equipment],
  ['Assets', ({ assets }) => assets],
  ['Owed to suppliers', ({ payables }) => payables],
  ['Value added tax owed', ({ vatPayable }) => vatPayable],
  ['Tax owed', ({ taxPayable }) => taxPayable],
  ['Loans', ({ loans }) => loans],
  ['Liabilities', ({ liabilities }) => liabilities],
  ['Owner’s capital', ({ capital }) => capital],
  ['Profits kept', ({ retained }) => retained],
  ['Equity', ({ equity }) => equity],
];

/** Totals stay when they are nothing; a line that is nothing in every column says nothing. */
const totals = new Set(['Sales', 'Net profit', 'Cash at the end', 'Assets', 'Liabilities', 'Equity']);

interface Columns<Of> {
  readonly title: string;
  readonly heads: readonly string[];
  readonly given: readonly Of[];
  readonly lines: Lines<Of>;
  readonly note?: string;
}

function statement<Of>({ title, heads, given, lines, note }: Columns<Of>): Part {
  const rows = lines
    .map(
      ([line, of]): Row => ({
        line,
        ...Object.fromEntries(given.map((one, index) => [`c${index}`, rounded(of(one))])),
      }),
    )
    .filter(
      (row) =>
        totals.has(String(row.line)) ||
        Object.entries(row).some(([key, value]) => key !== 'line' && value !== 0),
    );
  return {
    kind: 'table',
    title,
    columns: [
      { key: 'line', label: 'Line', as: 'text' },
      ...heads.map((label, index) => ({ key: `c${index}`, label, as: 'money' as const })),
    ],
    rows,
    ...(note === undefined ? {} : { note }),
  };
}

/** Nobody reads cents in a table of years; the workbook has them. */
function rounded(value: number): number {
  const whole = Math.round(value);
  return whole === 0 ? 0 : whole;
}

export function monthTables({ days, months }: Plan): Part[] {
  const heads = days.slice(0, shownMonths).map(monthLabel);
  const given = months.slice(0, shownMonths);
  const pick = <Of>(of: (month: StatementMonth) => Of) => given.map(of);
  return [
    statement({
      title: 'Profit and loss, first year',
      heads,
      given: pick(({ profit }) => profit),
      lines: profitLines,
    }),
    statement({
      title: 'Cash flow, first year',
      heads,
      given: pick(({ cash }) => cash),
      lines: cashLines,
      note: 'By the direct method. The indirect method, from the profit, gives the same cash from operations in every month.',
    }),
    statement({
      title: 'Balance sheet, first year',
      heads,
      given: pick(({ balance }) => balance),
      lines: balanceLines,
      note: 'Assets equal liabilities and equity at the end of every month. Here all is rounded to whole amounts; the workbook has the cents, and all 36 months.',
    }),
  ];
}

const yearHeads = ['Year 1', 'Year 2', 'Year 3'];

export function yearTables(years: readonly YearFigures[]): Part[] {
  return [
    statement({
      title: 'Profit and loss by year',
      heads: yearHeads,
      given: years.map(({ profit }) => profit),
      lines: profitLines,
    }),
    statement({
      title: 'Cash flow by year',
      heads: yearHeads,
      given: years.map(cashOfYear),
      lines: cashLines,
    }),
    statement({
      title: 'Balance sheet at the end of each year',
      heads: yearHeads,
      given: years.map(({ end }) => end.balance),
      lines: balanceLines,
    }),
  ];
}

function cashOfYear({ months, end }: YearFigures): CashMonth {
  const sums = Object.fromEntries(
    Object.keys(end.cash).map((line) => [
      line,
      months.reduce((sum, { cash }) => sum + cash[line as keyof CashMonth], 0),
    ]),
  ) as unknown as CashMonth;
  return { ...sums, opening: months[0]?.cash.opening ?? 0, closing: end.cash.closing };
}
