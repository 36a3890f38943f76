import { paymentAfterGrace } from '../../../methods/finance/grace-loan.ts';
import type { Cell, Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { appWishOf } from './app-description.ts';
import { bankPlan } from './bank-plan.ts';
import { canvasBoard, canvasOf, canvasTable } from './canvas.ts';
import { breakEvenChart, cashChart, revenueChart } from './charts.ts';
import type { BusinessInput } from './fields.ts';
import { monthLabel } from './month-label.ts';
import { nextSteps } from './next-steps.ts';
import {
  breakEvenOf,
  type CustomerFigures,
  customerFigures,
  type NamedPlan,
  type PlanBreakEven,
  scenariosOf,
} from './plan-figures.ts';
import { meaningOf, ratiosOf, type YearRatios } from './ratios.ts';
import { monthTables, yearTables } from './statement-tables.ts';
import { swotOf } from './swot.ts';
import { swotCards, towsTable } from './swot-parts.ts';
import { breakEvenFacts, productTable, scenarioTable } from './tables.ts';
import { warningsOf } from './warnings.ts';
import { businessWorkbook } from './workbook/workbook.ts';

const hundred = 100;

export function runSmallBusinessBuilder(input: BusinessInput): AgentResult {
  const scenarios = scenariosOf(input);
  const expected = scenarios[1];
  const reached = breakEvenOf(input, expected.plan);
  const customer = customerFigures(input, reached);
  const canvas = canvasOf(input, reached);
  const swot = swotOf(input, scenarios, reached);
  const steps = nextSteps(input, expected);
  return {
    summary: summaryOf(input, expected, reached),
    currency: input.currency,
    values: valuesOf(input, expected, reached, customer),
    parts: [
      keyFigures(input, expected),
      cashChart(scenarios),
      revenueChart(expected.plan),
      breakEvenFacts(reached),
      breakEvenChart(reached),
      productTable(input, expected.plan),
      ...customerPart(customer),
      scenarioTable(input, scenarios),
      ratioTable(input, expected),
      canvasBoard(input.name, canvas),
      canvasTable(canvas),
      swotCards(swot),
      towsTable(swot),
      bankPlan(input, { scenarios, reached, customer, swot, steps }),
      ...yearTables(expected.years),
      ...monthTables(expected.plan),
    ],
    warnings: warningsOf(input, scenarios, reached),
    workbook: businessWorkbook(input),
    events: steps,
    app: appWishOf(input),
  };
}

function summaryOf(input: BusinessInput, expected: NamedPlan, reached: PlanBreakEven): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const month = (index: number) => monthLabel(expected.plan.days[index] ?? '');
  const even =
    reached.units === undefined
      ? `${input.name} cannot break even at these prices`
      : `${input.name} breaks even at ${writeAmount(Math.ceil(reached.units - 1e-9), 'whole')} units a month`;
  const profitable =
    expected.profitableFrom === undefined
      ? 'is not profitable within 36 months'
      : `is profitable from ${month(expected.profitableFrom)}`;
  const cash =
    expected.missing > 0
      ? `${money(expected.missing)} are missing in ${month(expected.lowest.month)}`
      : `cash is lowest in ${month(expected.lowest.month)} with ${money(expected.lowest.cash)}`;
  return `${even}, ${profitable}, and ${cash}.`;
}

function valuesOf(
  input: BusinessInput,
  { years, lowest, missing, profitableFrom, paidBack }: NamedPlan,
  reached: PlanBreakEven,
  customer: CustomerFigures,
): Record<string, Cell> {
  const [loan] = input.loans ?? [];
  const [first] = years;
  return {
    breakEvenUnits: reached.units ?? null,
    breakEvenSales: reached.revenue ?? null,
    marginPerUnit: reached.marginPerUnit,
    contributionMargin: reached.marginRatio * hundred,
    profitableFromMonth: profitableFrom === undefined ? null : profitableFrom + 1,
    lossesMadeUpInMonth: paidBack === undefined ? null : paidBack + 1,
    lowestCash: lowest.cash,
    lowestCashMonth: lowest.month + 1,
    moneyMissing: missing,
    ...Object.fromEntries(
      years.flatMap(({ profit, end }, year) => [
        [`salesYear${year + 1}`, profit.revenue],
        [`profitYear${year + 1}`, profit.netProfit],
        [`cashYear${year + 1}`, end.balance.cash],
      ]),
    ),
    depreciationYear1: first?.profit.depreciation ?? 0,
    loanPayment:
      loan === undefined
        ? null
        : paymentAfterGrace({
            amount: loan.amount,
            rate: loan.rate / hundred,
            termMonths: loan.term,
            graceMonths: loan.grace,
            month: 0,
          }),
    customerValue: customer.lifetime ?? null,
    customerCost: customer.acquisition ?? null,
  };
}

function keyFigures(input: BusinessInput, { plan, years, lowest, missing, profitableFrom }: NamedPlan): Part {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const [first, , third] = years;
  return {
    kind: 'figures',
    title: 'The business in figures',
    figures: [
      {
        label: 'Sales, year 1',
        value: first?.profit.revenue ?? 0,
        as: 'money',
        against: `year 3 ${money(third?.profit.revenue ?? 0)}`,
      },
      {
        label: 'Net profit, year 1',
        value: first?.profit.netProfit ?? 0,
        as: 'money',
        against: `year 3 ${money(third?.profit.netProfit ?? 0)}`,
        tone: (first?.profit.netProfit ?? 0) < 0 ? 'bad' : 'good',
      },
      {
        label: 'Profitable from',
        value: profitableFrom === undefined ? 'not yet' : monthLabel(plan.days[profitableFrom] ?? ''),
        as: 'text',
        against: profitableFrom === undefined ? 'within 36 months' : `month ${profitableFrom + 1}`,
        tone: profitableFrom === undefined ? 'bad' : 'plain',
      },
      {
        label: 'Lowest cash',
        value: lowest.cash,
        as: 'money',
        against: monthLabel(plan.days[lowest.month] ?? ''),
        tone: lowest.cash < 0 ? 'bad' : 'good',
      },
      { label: 'Money missing', value: missing, as: 'money', tone: missing > 0 ? 'bad' : 'good' },
      { label: 'Cash after 36 months', value: third?.end.balance.cash ?? 0, as: 'money' },
    ],
  };
}

function customerPart({ revenue, margin, acquisition, lifetime, paysBackAfter }: CustomerFigures): Part[] {
  return [
    {
      kind: 'figures',
      title: 'What one customer brings',
      figures: [
        { label: 'Sales a month', value: revenue, as: 'money' },
        { label: 'Margin a month', value: margin, as: 'money' },
        ...(acquisition === undefined
          ? []
          : [{ label: 'Cost to win one', value: acquisition, as: 'money' as const }]),
        ...(lifetime === undefined
          ? []
          : [{ label: 'Margin over their stay', value: lifetime, as: 'money' as const }]),
        ...(acquisition === undefined || lifetime === undefined || acquisition === 0
          ? []
          : [
              {
                label: 'Value against cost',
                value: lifetime / acquisition,
                as: 'times' as const,
                against: '3 or more is healthy',
                tone: lifetime / acquisition < 3 ? ('bad' as const) : ('good' as const),
              },
            ]),
        ...(paysBackAfter === undefined
          ? []
          : [
              {
                label: 'Won back after',
                value: `${writeAmount(Math.round(paysBackAfter * 10) / 10, 'number')} months`,
                as: 'text' as const,
              },
            ]),
      ],
    },
  ];
}

const ratioNames: readonly (readonly [keyof YearRatios, string])[] = [
  ['grossMargin', 'Gross margin, %'],
  ['netMargin', 'Net margin, %'],
  ['current', 'Current ratio'],
  ['quick', 'Quick ratio'],
  ['debtService', 'Debt service cover'],
  ['runway', 'Runway, months'],
  ['returnOnAssets', 'Return on assets, %'],
];

function ratioTable(input: BusinessInput, { years }: NamedPlan): Part {
  const ratios = years.map((year, index) => ratiosOf(year, years[index - 1], input.openingCash));
  const [first, , last] = ratios;
  const rounded = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value * hundred) / hundred;
  return {
    kind: 'table',
    title: 'Ratios and what they say here',
    columns: [
      { key: 'name', label: 'Ratio', as: 'text' },
      { key: 'year1', label: 'Year 1', as: 'number' },
      { key: 'year2', label: 'Year 2', as: 'number' },
      { key: 'year3', label: 'Year 3', as: 'number' },
      { key: 'says', label: 'What it says about this business', as: 'text' },
    ],
    rows: ratioNames.map(([key, name]) => ({
      name,
      ...Object.fromEntries(ratios.map((year, index) => [`year${index + 1}`, rounded(year[key])])),
      says: first === undefined || last === undefined ? '' : meaningOf(key, first, last),
    })),
  };
}
