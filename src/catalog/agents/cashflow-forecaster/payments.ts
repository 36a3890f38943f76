import { addDays, addMonths, daysBetween, nextWorkingDay } from '../../../methods/finance/calendar-days.ts';
import type { CashInput } from './fields.ts';

export interface DatedPayment {
  readonly name: string;
  /** A kind of the form, or "supplier" for an open bill. */
  readonly kind: string;
  readonly day: string;
  readonly amount: number;
}

const daysOfWeek = 7;
const monthsOfQuarter = 3;
const daysOfMonth = 31;

type Dated = NonNullable<CashInput['dated']>[number];

/** Every payment and receipt on its working day within the forecast, earliest first. */
export function datedPayments(input: CashInput, days: number, supplierDelay: number): DatedPayment[] {
  const end = addDays(input.start, days - 1);
  const bills = (input.payables ?? []).map(({ name, amount, due }) => ({
    name,
    kind: 'supplier',
    amount,
    // What is already overdue is paid at once, a week later at most when suppliers wait.
    day: nextWorkingDay(addDays(due < input.start ? input.start : due, supplierDelay * daysOfWeek)),
  }));
  const others = (input.dated ?? []).flatMap((dated) =>
    daysOf(dated, input.start, end).map((day) => ({
      name: dated.name,
      kind: dated.kind,
      amount: dated.amount,
      day: nextWorkingDay(day),
    })),
  );
  return [...bills, ...others]
    .filter(({ day, amount }) => day >= input.start && day <= end && amount > 0)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** The days of a repeated payment that lie in the forecast; counting starts near it, however long ago the first was. */
function daysOf({ first, every, until }: Dated, start: string, end: string): string[] {
  const last = until !== undefined && until < end ? until : end;
  const past = Math.max(0, daysBetween(first, start));
  if (every === 'once') return first >= start && first <= last ? [first] : [];
  const isByDays = every === 'week' || every === 'fortnight';
  const step =
    every === 'week'
      ? daysOfWeek
      : every === 'fortnight'
        ? 2 * daysOfWeek
        : every === 'month'
          ? 1
          : monthsOfQuarter;
  const skipped = Math.floor(past / (isByDays ? step : step * daysOfMonth));
  const days: string[] = [];
  for (let count = skipped; ; count += 1) {
    const day = isByDays ? addDays(first, count * step) : addMonths(first, count * step);
    if (day > last) return days;
    if (day >= start) days.push(day);
  }
}
