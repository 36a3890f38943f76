import { addDays } from '../../../methods/finance/calendar-days.ts';
import type { DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CashInput } from './fields.ts';
import type { DatedPayment } from './payments.ts';
import { type Measure, type NamedForecast, standingOf } from './scenarios.ts';

const mostNamed = 5;
const daysAhead = 90;

/** What the bank or the board is sent with the figures. */
export function cashReport(
  input: CashInput,
  scenarios: readonly [NamedForecast, NamedForecast, NamedForecast],
  measures: readonly Measure[],
): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const day = (value: string) => writeAmount(value, 'date');
  const [{ forecast: plan }] = scenarios;
  const end = addDays(input.start, daysAhead);
  const largest = plan.payments
    .filter(({ kind }) => kind !== 'receipt')
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, mostNamed);
  const kept = input.minimumOf === 'liquidity' ? 'cash and undrawn credit' : 'cash';
  return {
    kind: 'document',
    title: `Cash forecast of ${input.company}`,
    blocks: [
      { kind: 'heading', text: 'Position' },
      {
        kind: 'text',
        text: `On ${day(input.start)} there are ${money(input.openingCash)} in the bank and ${money(input.creditLine)} of credit can be drawn. At the end of the 13 weeks, on ${day(end)}, the plan has ${money(standingOf(input, plan).end)}.`,
      },
      {
        kind: 'text',
        text: `Cash is lowest on ${day(plan.lowestDay.day)} with ${money(plan.lowestDay.balance)}; at the end of a week it is lowest in week ${plan.lowestWeek.period + 1} with ${money(plan.lowestWeek.balance)}.`,
      },
      { kind: 'heading', text: 'Against what must be kept' },
      {
        kind: 'list',
        items: scenarios.map(({ name, forecast }) => {
          const { breach, headroom } = standingOf(input, forecast);
          return breach === undefined
            ? `${name}: ${kept} stays at least ${money(headroom)} above ${money(input.minimum)}.`
            : `${name}: ${kept} falls below ${money(input.minimum)} in week ${breach + 1} (from ${day(addDays(input.start, breach * 7))}) and at worst misses it by ${money(-headroom)}.`;
        }),
      },
      ...(largest.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: 'Largest payments' },
            {
              kind: 'list' as const,
              items: largest.map(
                (payment: DatedPayment) => `${day(payment.day)}: ${payment.name}, ${money(payment.amount)}.`,
              ),
            },
          ]),
      { kind: 'heading', text: 'Measures' },
      {
        kind: 'list',
        items: measures.map(({ name, gain }) =>
          gain > 0
            ? `${name}: lifts the lowest week by ${money(gain)}.`
            : `${name}: does not lift the lowest week.`,
        ),
      },
      { kind: 'heading', text: 'Basis' },
      {
        kind: 'text',
        text: `Direct method. The bad case has sales and purchases ${writeAmount(input.badSales, 'percent')} lower and customers paying ${input.badWeeks} ${input.badWeeks === 1 ? 'week' : 'weeks'} later; the good case has sales ${writeAmount(input.goodSales, 'percent')} higher. The forecast should be held against the bank statement every week and rolled on.`,
      },
    ],
  };
}
