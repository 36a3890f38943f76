import { monthNames } from '../../../kernel/month-names.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { BusinessInput } from './fields.ts';
import { figuresOf, type NamedPlan, type PlanBreakEven } from './plan-figures.ts';

/** A point, and how it is called in the middle of a sentence. */
export interface Point {
  readonly text: string;
  readonly called: string;
}

export interface Swot {
  readonly strengths: readonly Point[];
  readonly weaknesses: readonly Point[];
  readonly opportunities: readonly Point[];
  readonly threats: readonly Point[];
}

const hundred = 100;
const highMargin = 0.6;
const lowMargin = 0.3;
const safeDistance = 0.2;
const largeShare = 0.6;
const wageShare = 0.45;
const wholePercent = (share: number) => writeAmount(Math.round(share * hundred), 'percent');

/** Points of the person first, then those that follow from the figures. Each rule is a line here. */
export function swotOf(input: BusinessInput, scenarios: readonly NamedPlan[], reached: PlanBreakEven): Swot {
  return {
    strengths: [...own(input.strengths), ...strengths(input, reached)],
    weaknesses: [...own(input.weaknesses), ...weaknesses(input, scenarios, reached)],
    opportunities: [...own(input.opportunities), ...opportunities(input, scenarios)],
    threats: [...own(input.threats), ...threats(input, scenarios)],
  };
}

function own(points: readonly string[] = []): Point[] {
  return points.map((text) => ({ text, called: `“${text.replace(/\.$/, '')}”` }));
}

function when(holds: boolean, text: string, called: string): Point[] {
  return holds ? [{ text, called }] : [];
}

function strengths(input: BusinessInput, { marginRatio, safety }: PlanBreakEven): Point[] {
  return [
    ...when(
      marginRatio >= highMargin,
      `${wholePercent(marginRatio)} of each sale is left after direct costs.`,
      `the margin of ${wholePercent(marginRatio)}`,
    ),
    ...when(
      (safety ?? -1) >= safeDistance,
      `Sales may fall by ${wholePercent(safety ?? 0)} before there is a loss.`,
      'the distance to break-even',
    ),
    ...when(input.customerDays === 0, 'Customers pay at once.', 'the fact that customers pay at once'),
    ...when(
      input.advantage !== undefined,
      `Hard to copy: ${input.advantage ?? ''}`,
      'what others cannot copy',
    ),
    ...when(
      input.channels.length >= 3,
      `Customers hear of it in ${input.channels.length} ways.`,
      `${input.channels.length} ways to customers`,
    ),
  ];
}

function weaknesses(
  input: BusinessInput,
  scenarios: readonly NamedPlan[],
  { marginRatio, plannedRevenue, safety }: PlanBreakEven,
): Point[] {
  const expected = scenarios.find(({ key }) => key === 'expected');
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const largest = input.products.toSorted(
    (one, other) => other.price * other.units - one.price * one.units,
  )[0];
  const share = largest === undefined ? 0 : (largest.price * largest.units) / plannedRevenue;
  const first = expected?.years[0]?.profit;
  const wages = first === undefined || first.revenue <= 0 ? 0 : first.wages / first.revenue;
  return [
    ...when(
      (expected?.missing ?? 0) > 0,
      `${money(expected?.missing ?? 0)} are missing in month ${(expected?.lowest.month ?? 0) + 1}.`,
      'the gap in cash',
    ),
    ...when(
      marginRatio < lowMargin,
      `Only ${wholePercent(marginRatio)} of each sale is left.`,
      'the thin margin',
    ),
    ...when(
      (safety ?? -1) < safeDistance,
      safety === undefined || safety < 0
        ? 'An average month does not cover its costs.'
        : `A fall of sales by ${wholePercent(safety)} already means a loss.`,
      'the short distance to a loss',
    ),
    ...when(
      share > largeShare && input.products.length > 1,
      `${largest?.name ?? ''} brings ${wholePercent(share)} of sales.`,
      `the weight of ${largest?.name ?? ''}`,
    ),
    ...when(
      wages > wageShare,
      `Wages take ${wholePercent(wages)} of the first year’s sales.`,
      'the share of wages',
    ),
    ...when(
      input.customerDays > 30,
      `Customers pay only after ${input.customerDays} days.`,
      'the late payments',
    ),
    ...when(
      input.advantage === undefined,
      'Nothing was named that others cannot copy.',
      'that anybody could copy it',
    ),
  ];
}

function opportunities(input: BusinessInput, scenarios: readonly NamedPlan[]): Point[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const second = scenarios.find(({ key }) => key === 'expected')?.years[1]?.profit.revenue ?? 0;
  const best = (input.season ?? []).toSorted((one, other) => other.level - one.level)[0];
  return [
    {
      text: `A price rise of 5 % would bring ${money(second * 0.05)} in the second year, if units hold.`,
      called: 'a price rise of 5 %',
    },
    ...when(
      input.growth > 0,
      `Demand grows by ${writeAmount(input.growth, 'percent')} a month.`,
      'growing demand',
    ),
    ...when(
      best !== undefined && best.level > 110,
      `${monthNames[Number(best?.month ?? 1) - 1]} sells ${writeAmount((best?.level ?? hundred) - hundred, 'percent')} above the average.`,
      `the strong ${monthNames[Number(best?.month ?? 1) - 1]}`,
    ),
    ...when(
      input.supplierDays < 14 && input.products.some(({ cost }) => cost > 0),
      'Suppliers are paid early; later days would set cash free.',
      'longer terms with suppliers',
    ),
    ...when(
      input.staysMonths !== undefined && input.staysMonths >= 12,
      `Customers stay for ${input.staysMonths ?? 0} months.`,
      'customers who stay',
    ),
  ];
}

function threats(input: BusinessInput, scenarios: readonly NamedPlan[]): Point[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const low = scenarios.find(({ key }) => key === 'low');
  const expected = scenarios.find(({ key }) => key === 'expected');
  const dearer = figuresOf({
    ...input,
    products: input.products.map((product) => ({ ...product, cost: product.cost * 1.1 })),
  });
  const lost =
    (expected?.years[1]?.profit.profitBeforeTax ?? 0) - (dearer.years[1]?.profit.profitBeforeTax ?? 0);
  const worst = (input.season ?? []).toSorted((one, other) => one.level - other.level)[0];
  return [
    ...when(
      (low?.missing ?? 0) > 0,
      `With ${writeAmount(input.lowSales, 'percent')} fewer units and ${writeAmount(input.lowCosts, 'percent')} higher costs ${money(low?.missing ?? 0)} would be missing.`,
      'a weak first year',
    ),
    ...when(
      lost > 0,
      `Direct costs 10 % higher would take ${money(lost)} in the second year.`,
      'dearer purchases',
    ),
    ...when(
      worst !== undefined && worst.level < 90,
      `${monthNames[Number(worst?.month ?? 1) - 1]} sells only ${writeAmount(worst?.level ?? hundred, 'percent')} of an average month.`,
      `the weak ${monthNames[Number(worst?.month ?? 1) - 1]}`,
    ),
    ...when(
      input.segments.length === 1,
      'There is only one group of customers.',
      'the loss of the only group of customers',
    ),
    ...when(
      (input.loans ?? []).length > 0,
      'The bank is owed its instalments in bad months too.',
      'instalments in a bad month',
    ),
  ];
}
