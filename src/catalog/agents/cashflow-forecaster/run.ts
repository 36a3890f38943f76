import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult, CalendarEvent } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CashInput } from './fields.ts';
import type { Forecast } from './forecast.ts';
import { cashReport } from './report.ts';
import { measuresOf, type NamedForecast, scenariosOf, standingOf } from './scenarios.ts';
import { ageingTable, balanceChart, measureTable, scenarioTable, weekTable } from './tables.ts';
import { cashWorkbook } from './workbook.ts';

const hundred = 100;

export function runCashflowForecaster(input: CashInput): AgentResult {
  const scenarios = scenariosOf(input);
  const [{ forecast: plan }, { forecast: bad }] = scenarios;
  const measures = measuresOf(input, plan);
  const standing = standingOf(input, plan);
  const badStanding = standingOf(input, bad);
  return {
    summary: summaryOf(input, plan, scenarios),
    currency: input.currency,
    values: {
      lowestCash: plan.lowestWeek.balance,
      lowestWeek: plan.lowestWeek.period + 1,
      lowestDay: plan.lowestDay.day,
      lowestDayCash: plan.lowestDay.balance,
      headroom: standing.headroom,
      needed: Math.max(0, -standing.headroom),
      badHeadroom: badStanding.headroom,
      breachWeek: standing.breach === undefined ? null : standing.breach + 1,
      badBreachWeek: badStanding.breach === undefined ? null : badStanding.breach + 1,
      endCash: standing.end,
      ...Object.fromEntries(
        plan.weeks.flatMap((week, index) => [
          [`closing${index + 1}`, week.closing],
          [`collected${index + 1}`, week.fromSales + week.fromReceivables],
        ]),
      ),
    },
    parts: [
      figures(input, plan, scenarios),
      balanceChart(input, scenarios),
      scenarioTable(input, scenarios),
      cashReport(input, scenarios, measures),
      measureTable(measures),
      weekTable(plan),
      ...ageingTable(input),
    ],
    warnings: warningsOf(input, plan),
    workbook: cashWorkbook(input, plan),
    events: eventsOf(input, plan),
  };
}

function summaryOf(input: CashInput, plan: Forecast, scenarios: readonly NamedForecast[]): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const low = `Cash is lowest on ${writeAmount(plan.lowestDay.day, 'date')} (week ${weekOf(plan)}) with ${money(plan.lowestDay.balance)}`;
  const { breach, headroom } = standingOf(input, plan);
  if (breach !== undefined)
    return `${low}; in the plan ${money(-headroom)} is missing at worst to what must be kept, from week ${breach + 1}.`;
  const broken = scenarios.find(({ forecast }) => standingOf(input, forecast).breach !== undefined);
  const other =
    broken === undefined
      ? 'no scenario falls below it'
      : `the bad case falls below it in week ${(standingOf(input, broken.forecast).breach ?? 0) + 1}`;
  return `${low}; the plan stays ${money(headroom)} above what must be kept, and ${other}.`;
}

function weekOf({ lowestDay, weeks }: Forecast): number {
  const later = weeks.findIndex(({ start }) => start > lowestDay.day);
  return later === -1 ? weeks.length : Math.max(1, later);
}

function figures(input: CashInput, plan: Forecast, scenarios: readonly NamedForecast[]): Part {
  const kept = `line ${writeAmount(input.minimum, 'money', input.currency)}`;
  const end = standingOf(input, plan).end;
  return {
    kind: 'figures',
    title: 'Cash',
    figures: [
      {
        label: 'Lowest day',
        value: plan.lowestDay.balance,
        as: 'money',
        against: writeAmount(plan.lowestDay.day, 'date'),
        tone: plan.lowestDay.balance < 0 ? 'bad' : 'plain',
      },
      {
        label: 'Lowest week',
        value: plan.lowestWeek.balance,
        as: 'money',
        against: `week ${plan.lowestWeek.period + 1}`,
      },
      ...scenarios.map(({ name, forecast }) => {
        const { headroom } = standingOf(input, forecast);
        return {
          label: `Headroom, ${name.toLowerCase()}`,
          value: headroom,
          as: 'money' as const,
          against: kept,
          tone: headroom < 0 ? ('bad' as const) : ('good' as const),
        };
      }),
      {
        label: 'After 13 weeks',
        value: end,
        as: 'money',
        against: `start ${writeAmount(input.openingCash, 'money', input.currency)}`,
      },
    ],
  };
}

function warningsOf(input: CashInput, plan: Forecast): string[] {
  const warnings: string[] = [];
  const collected = input.pattern.reduce((sum, { share }) => sum + share, 0);
  if (collected < hundred)
    warnings.push(
      `By the collection pattern ${writeAmount(hundred - collected, 'percent')} of new sales is never paid.`,
    );
  if (plan.lowestDay.balance < -input.creditLine)
    warnings.push(
      `On ${writeAmount(plan.lowestDay.day, 'date')} more is needed than cash and credit line hold: payments would bounce. Where the law sets duties near insolvency, take advice now.`,
    );
  const isOverdue = (input.payables ?? []).some(({ due }) => due < input.start);
  if (isOverdue) warnings.push('Bills that are already overdue are paid on the first day of the forecast.');
  return warnings;
}

/** The days to watch: what goes out, and the lowest day. */
function eventsOf(input: CashInput, { payments, lowestDay }: Forecast): CalendarEvent[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  return [
    {
      title: 'Lowest cash of the forecast',
      day: lowestDay.day,
      text: `${money(lowestDay.balance)} expected.`,
    },
    ...payments.map(({ name, kind, day, amount }) => ({
      title: kind === 'receipt' ? `Receive: ${name}` : `Pay: ${name}`,
      day,
      text: money(amount),
    })),
  ];
}
