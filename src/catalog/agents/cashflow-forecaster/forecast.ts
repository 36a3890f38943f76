import { addDays, daysBetween, nextWorkingDay } from '../../../methods/finance/calendar-days.ts';
import {
  collections,
  type Low,
  lowestOf,
  runningBalance,
  spreadOver,
} from '../../../methods/finance/cash-forecast.ts';
import type { CashInput } from './fields.ts';
import { type DatedPayment, datedPayments } from './payments.ts';

export const weeksAhead = 13;
const daysOfWeek = 7;
const workingDays = 5;
const hundred = 100;

export interface Scenario {
  /** In shares. */
  readonly salesChange: number;
  readonly collectionDelay: number;
  readonly supplierDelay: number;
}

export const asPlanned: Scenario = { salesChange: 0, collectionDelay: 0, supplierDelay: 0 };

export const outKinds = ['payroll', 'rent', 'tax', 'loan', 'investment', 'other'] as const;
type OutKind = (typeof outKinds)[number];

export interface CashWeek {
  readonly start: string;
  readonly opening: number;
  readonly fromSales: number;
  readonly fromReceivables: number;
  readonly receipts: number;
  readonly openBills: number;
  readonly newBills: number;
  readonly out: Readonly<Record<OutKind, number>>;
  readonly net: number;
  readonly closing: number;
}

export interface Forecast {
  readonly weeks: readonly CashWeek[];
  readonly lowestWeek: Low;
  readonly lowestDay: { readonly day: string; readonly balance: number };
  readonly payments: readonly DatedPayment[];
}

/** Row by row as entered; the last goes on where weeks are missing. */
export function plannedWeeks({ weeks }: CashInput): { sales: number; purchases: number }[] {
  const last = weeks.at(-1) ?? { sales: 0, purchases: 0 };
  return Array.from({ length: weeksAhead }, (_, week) => weeks[week] ?? last);
}

export function forecastOf(input: CashInput, scenario: Scenario = asPlanned): Forecast {
  const planned = plannedWeeks(input);
  const fromSales = collections(
    planned.map(({ sales }) => sales * (1 + scenario.salesChange)),
    input.pattern.map(({ after, share }) => ({ after, share: share / hundred })),
    scenario.collectionDelay,
  );
  const fromReceivables = sumOf(
    (input.receivables ?? []).map(({ amount, share, from, to }) =>
      spreadOver((amount * share) / hundred, from - 1, to - 1, weeksAhead, scenario.collectionDelay),
    ),
  );
  // Purchases follow sales: who sells a tenth less buys a tenth less.
  const newBills = collections(
    planned.map(({ purchases }) => purchases * (1 + scenario.salesChange)),
    [{ after: input.supplierWeeks, share: 1 }],
    scenario.supplierDelay,
  );
  const payments = datedPayments(input, weeksAhead * daysOfWeek, scenario.supplierDelay);
  return assembled(input, { fromSales, fromReceivables, newBills, payments });
}

function sumOf(lists: readonly (readonly number[])[]): number[] {
  return Array.from({ length: weeksAhead }, (_, week) =>
    lists.reduce((sum, list) => sum + (list[week] ?? 0), 0),
  );
}

interface Streams {
  readonly fromSales: readonly number[];
  readonly fromReceivables: readonly number[];
  readonly newBills: readonly number[];
  readonly payments: readonly DatedPayment[];
}

function assembled(input: CashInput, { fromSales, fromReceivables, newBills, payments }: Streams): Forecast {
  let opening = input.openingCash;
  const weeks = Array.from({ length: weeksAhead }, (_, week): CashWeek => {
    const start = addDays(input.start, week * daysOfWeek);
    const due = payments.filter(({ day }) => Math.floor(daysBetween(input.start, day) / daysOfWeek) === week);
    const dueOf = (kind: string) =>
      due.filter((payment) => payment.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    const [sales = 0, open = 0, bills = 0] = [fromSales[week], fromReceivables[week], newBills[week]];
    const out = Object.fromEntries(outKinds.map((kind) => [kind, dueOf(kind)])) as Record<OutKind, number>;
    const paid = outKinds.reduce((sum, kind) => sum + out[kind], bills + dueOf('supplier'));
    const net = sales + open + dueOf('receipt') - paid;
    const one = {
      start,
      opening,
      fromSales: sales,
      fromReceivables: open,
      receipts: dueOf('receipt'),
      openBills: dueOf('supplier'),
      newBills: bills,
      out,
      net,
      closing: opening + net,
    };
    opening = one.closing;
    return one;
  });
  return {
    weeks,
    lowestWeek: lowestOf(weeks.map(({ closing }) => closing)),
    lowestDay: lowestDayOf(input, weeks, payments),
    payments,
  };
}

/** Customers pay on all working days, bills are paid on Fridays, and dated payments on their days. */
function lowestDayOf(
  input: CashInput,
  weeks: readonly CashWeek[],
  payments: readonly DatedPayment[],
): Forecast['lowestDay'] {
  const net = Array<number>(weeksAhead * daysOfWeek).fill(0);
  const add = (index: number, amount: number) => {
    if (index >= 0 && index < net.length) net[index] = (net[index] ?? 0) + amount;
  };
  for (const [week, { fromSales, fromReceivables, newBills }] of weeks.entries()) {
    for (let day = 0; day < workingDays; day += 1)
      add(week * daysOfWeek + day, (fromSales + fromReceivables) / workingDays);
    add(week * daysOfWeek + workingDays - 1, -newBills);
  }
  for (const { day, kind, amount } of payments)
    add(daysBetween(input.start, nextWorkingDay(day)), kind === 'receipt' ? amount : -amount);
  const { period, balance } = lowestOf(runningBalance(input.openingCash, net));
  return { day: addDays(input.start, period), balance };
}
