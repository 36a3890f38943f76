import { addDays, addMonths } from '../../../methods/finance/calendar-days.ts';
import type { CalendarEvent } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { BusinessInput } from './fields.ts';
import type { NamedPlan } from './plan-figures.ts';
import { monthsAhead } from './table-fields.ts';

const mostEvents = 40;

/** What has to be done and when, from twelve weeks before the start on. */
export function nextSteps(
  input: BusinessInput,
  { plan, lowest, profitableFrom }: NamedPlan,
): CalendarEvent[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const first = plan.days[0] ?? input.start;
  const inMonth = (month: number) => plan.days[month - 1] ?? first;
  const before = (day: string, weeks: number) => addDays(day, -weeks * 7);
  const funding = [
    ...(input.loans ?? []).flatMap(({ name, amount, month, term, grace }) => [
      {
        title: `Apply for the loan: ${name}`,
        day: before(inMonth(month), 12),
        text: `${money(amount)}, with this plan and the workbook.`,
      },
      { title: `Loan paid out: ${name}`, day: inMonth(month), text: money(amount) },
      ...(month + grace + 1 <= monthsAhead && grace + 1 <= term
        ? [{ title: `First repayment: ${name}`, day: addMonths(inMonth(month), grace + 1) }]
        : []),
    ]),
    ...(input.grants ?? []).map(({ name, amount, month }) => ({
      title: `Apply for the grant: ${name}`,
      day: before(inMonth(month), 16),
      text: `${money(amount)}. Many grants have to be applied for before anything is bought.`,
    })),
  ];
  const hires = (input.people ?? [])
    .filter(({ from }) => from > 1)
    .map(({ role, from }) => ({
      title: `Look for: ${role}`,
      day: before(inMonth(from), 8),
      text: `To start on ${writeAmount(inMonth(from), 'date')}.`,
    }));
  const bought = (input.equipment ?? []).map(({ name, amount, month }) => ({
    title: `Order: ${name}`,
    day: before(inMonth(month), 4),
    text: `${money(amount)}. Compare three offers.`,
  }));
  const fixed: CalendarEvent[] = [
    {
      title: 'Talk to ten possible customers',
      day: before(first, 12),
      text: 'Ask what they do today and what it costs them, before you tell them your idea.',
    },
    { title: 'Register the business and clear permits', day: before(first, 8) },
    { title: `Opening of ${input.name}`, day: first },
    {
      title: 'Hold the plan against the first three months',
      day: addMonths(first, 3),
      text: 'Put real sales and costs beside the plan and work it out again.',
    },
    {
      title: 'Lowest cash of the plan',
      day: plan.days[lowest.month] ?? first,
      text: `${money(lowest.cash)} at the end of the month.`,
    },
    ...(profitableFrom === undefined
      ? []
      : [{ title: 'Planned to be profitable from here', day: plan.days[profitableFrom] ?? first }]),
    ...[15, 27]
      .filter((month) => (plan.months[month]?.cash.taxPaid ?? 0) > 0)
      .map((month) => ({
        title: 'Tax on last year’s profit',
        day: plan.days[month] ?? first,
        text: money(plan.months[month]?.cash.taxPaid ?? 0),
      })),
  ];
  return [...fixed, ...funding, ...hires, ...bought]
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.title.localeCompare(other.title))
    .slice(0, mostEvents);
}
