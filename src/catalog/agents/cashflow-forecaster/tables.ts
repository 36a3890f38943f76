import { addDays } from '../../../methods/finance/calendar-days.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import type { CashInput } from './fields.ts';
import { type CashWeek, type Forecast, outKinds } from './forecast.ts';
import { type Measure, type NamedForecast, standingOf } from './scenarios.ts';

const hundred = 100;

export const outNames = {
  payroll: 'Wages',
  rent: 'Rent and running costs',
  tax: 'Taxes',
  loan: 'Interest and repayment',
  investment: 'Investment',
  other: 'Other payments',
} as const;

const ageNames: Readonly<Record<string, string>> = {
  current: 'Not yet due',
  to30: '1 to 30 days late',
  to60: '31 to 60 days late',
  to90: '61 to 90 days late',
  over90: 'More than 90 days late',
};

/** Lines down, weeks across: the form that banks ask for. Lines that are empty in all weeks are left out. */
export function weekTable({ weeks }: Forecast): Part {
  const line = (name: string, of: (week: CashWeek) => number): Row => ({
    line: name,
    ...Object.fromEntries(weeks.map((week, index) => [`w${index + 1}`, of(week)])),
  });
  const isUsed = (row: Row) => Object.entries(row).some(([key, value]) => key !== 'line' && value !== 0);
  const moved = [
    line('From new sales', (week) => week.fromSales),
    line('From open invoices', (week) => week.fromReceivables),
    line('Other receipts', (week) => week.receipts),
    line('Open bills', (week) => -week.openBills),
    line('New bills', (week) => -week.newBills),
    ...outKinds.map((kind) => line(outNames[kind], (week) => -week.out[kind])),
  ].filter(isUsed);
  return {
    kind: 'table',
    title: 'Plan for 13 weeks, direct method',
    columns: [
      { key: 'line', label: 'Line', as: 'text' },
      ...weeks.map(({ start }, index) => ({
        key: `w${index + 1}`,
        label: `${index + 1}: ${start.slice(5)}`,
        as: 'money' as const,
      })),
    ],
    rows: [
      line('Opening cash', (week) => week.opening),
      ...moved,
      line('Net', (week) => week.net),
      line('Closing cash', (week) => week.closing),
    ],
    note: 'Each column is headed by the number of the week and its Monday.',
  };
}

export function balanceChart(input: CashInput, scenarios: readonly NamedForecast[]): Part {
  const line = input.minimum - (input.minimumOf === 'liquidity' ? input.creditLine : 0);
  return {
    kind: 'chart',
    title: 'Cash at the end of each week',
    chart: 'line',
    category: { key: 'week', label: 'Week' },
    series: [
      ...scenarios.map(({ key, name }) => ({ key, label: name })),
      {
        key: 'line',
        label: input.minimumOf === 'liquidity' ? 'Covenant less credit line' : 'Least to be kept',
      },
    ],
    rows: Array.from({ length: scenarios[0]?.forecast.weeks.length ?? 0 }, (_, week) => ({
      week: String(week + 1),
      ...Object.fromEntries(scenarios.map(({ key, forecast }) => [key, forecast.weeks[week]?.closing ?? 0])),
      line,
    })),
    as: 'money',
  };
}

export function scenarioTable(input: CashInput, scenarios: readonly NamedForecast[]): Part {
  return {
    kind: 'table',
    title: 'Scenarios',
    columns: [
      { key: 'name', label: 'Scenario', as: 'text' },
      { key: 'low', label: 'Lowest week’s cash', as: 'money' },
      { key: 'week', label: 'In week', as: 'whole' },
      { key: 'day', label: 'Lowest day', as: 'date' },
      { key: 'dayCash', label: 'Cash that day', as: 'money' },
      { key: 'headroom', label: 'Least headroom', as: 'money' },
      { key: 'breach', label: 'Below the line from', as: 'text' },
      { key: 'end', label: 'After 13 weeks', as: 'money' },
    ],
    rows: scenarios.map(({ name, forecast }) => {
      const { breach, headroom, end } = standingOf(input, forecast);
      return {
        name,
        low: forecast.lowestWeek.balance,
        week: forecast.lowestWeek.period + 1,
        day: forecast.lowestDay.day,
        dayCash: forecast.lowestDay.balance,
        headroom,
        breach: breach === undefined ? 'never' : `week ${breach + 1}`,
        end,
      };
    }),
    note: 'In the bad case purchases fall with sales, wages and other payments stay.',
  };
}

export function ageingTable({ receivables = [], start }: CashInput): Part[] {
  if (receivables.length === 0) return [];
  const total = receivables.reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      kind: 'table',
      title: 'Open invoices by age',
      columns: [
        { key: 'age', label: 'Age', as: 'text' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'part', label: 'Of all', as: 'percent' },
        { key: 'share', label: 'Will be paid', as: 'percent' },
        { key: 'expected', label: 'Expected', as: 'money' },
        { key: 'lost', label: 'Lost', as: 'money' },
        { key: 'from', label: 'From', as: 'date' },
        { key: 'to', label: 'To', as: 'date' },
      ],
      rows: receivables.map(({ age, amount, share, from, to }) => ({
        age: ageNames[age] ?? age,
        amount,
        part: total > 0 ? (amount / total) * hundred : null,
        share,
        expected: (amount * share) / hundred,
        lost: amount * (1 - share / hundred),
        from: addDays(start, (from - 1) * 7),
        to: addDays(start, to * 7 - 3),
      })),
    },
  ];
}

export function measureTable(measures: readonly Measure[]): Part {
  return {
    kind: 'table',
    title: 'What would lift the lowest week',
    columns: [
      { key: 'name', label: 'Measure', as: 'text' },
      { key: 'gain', label: 'Lowest week rises by', as: 'money' },
    ],
    rows: measures.map(({ name, gain }) => ({ name, gain })),
    note: 'Each alone; together they may not add up, as another week can become the lowest.',
  };
}
