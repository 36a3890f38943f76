import { monthNames } from '../../../kernel/month-names.ts';
import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import type { CalendarEvent } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { dealingInPlan } from './dealing.ts';
import type { BusinessInput } from './fields.ts';
import { monthLabel } from './month-label.ts';
import type { CustomerFigures, NamedPlan, PlanBreakEven } from './plan-figures.ts';
import { ratiosOf } from './ratios.ts';
import type { Swot } from './swot.ts';

const mostSteps = 12;

export interface PlanGiven {
  readonly scenarios: readonly [NamedPlan, NamedPlan, NamedPlan];
  readonly reached: PlanBreakEven;
  readonly customer: CustomerFigures;
  readonly swot: Swot;
  readonly steps: readonly CalendarEvent[];
}

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (value: string): Block => ({ kind: 'text', text: value });
const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }]);

/** The plan in words, as a bank reads it. */
export function bankPlan(input: BusinessInput, given: PlanGiven): DocumentPart {
  return {
    kind: 'document',
    title: `Business plan of ${input.name}`,
    blocks: [
      heading('Executive summary'),
      ...summaryBlocks(input, given),
      heading('Offer'),
      text(sentence(input.offer)),
      text(`What makes it different: ${sentence(input.difference)}`),
      ...(input.advantage === undefined
        ? []
        : [text(`What others cannot easily copy: ${sentence(input.advantage)}`)]),
      heading('Market and customers'),
      ...marketBlocks(input, given.customer),
      heading('Operations'),
      ...operationBlocks(input),
      heading('People'),
      ...peopleBlocks(input),
      heading('Finance'),
      ...financeBlocks(input, given),
      heading('Risks'),
      ...list([...given.swot.threats, ...given.swot.weaknesses].map((point) => point.text)),
      heading('Next steps'),
      ...list(
        given.steps.slice(0, mostSteps).map(({ title, day }) => `${writeAmount(day, 'date')}: ${title}`),
      ),
    ],
  };
}

function sentence(value: string): string {
  return /[.!?]$/.test(value) ? value : `${value}.`;
}

function moneyOf({ currency }: BusinessInput) {
  return (value: number) => writeAmount(value, 'money', currency);
}

function summaryBlocks(input: BusinessInput, { scenarios: [low, expected], reached }: PlanGiven): Block[] {
  const money = moneyOf(input);
  const [first, , third] = expected.years;
  const loans = (input.loans ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const grants = (input.grants ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const own = input.ownMoney + input.openingCash;
  const funding = [
    `${money(own)} of the owner’s money`,
    ...(loans > 0 ? [`${money(loans)} of loans`] : []),
    ...(grants > 0 ? [`${money(grants)} of grants`] : []),
  ];
  const profitable =
    expected.profitableFrom === undefined
      ? 'Within the 36 months of this plan it does not become profitable.'
      : `It is planned to be profitable from ${monthLabel(expected.plan.days[expected.profitableFrom] ?? '')}.`;
  const cash =
    expected.missing > 0
      ? `Cash is lowest in ${monthLabel(expected.plan.days[expected.lowest.month] ?? '')}, when ${money(expected.missing)} are missing that still have to be found.`
      : `Cash is lowest in ${monthLabel(expected.plan.days[expected.lowest.month] ?? '')} with ${money(expected.lowest.cash)}${low.missing > 0 ? `; in the low case ${money(low.missing)} would be missing` : ', and stays above zero in the low case too'}.`;
  return [
    text(
      `${input.name} is a ${input.trade.toLowerCase()} in ${input.place}, starting in ${monthLabel(input.start)}. It is funded with ${funding.join(', ')}.`,
    ),
    text(
      `Sales are planned at ${money(first?.profit.revenue ?? 0)} in the first year and ${money(third?.profit.revenue ?? 0)} in the third, with a net result of ${money(first?.profit.netProfit ?? 0)} and ${money(third?.profit.netProfit ?? 0)}. ${profitable}`,
    ),
    text(
      `${cash}${reached.units === undefined ? '' : ` An average month breaks even at ${writeAmount(Math.ceil(reached.units), 'whole')} units or ${money(reached.revenue ?? 0)} of sales.`}`,
    ),
  ];
}

function marketBlocks(input: BusinessInput, customer: CustomerFigures): Block[] {
  const money = moneyOf(input);
  const season = (input.season ?? []).map(
    ({ month, level }) => `${monthNames[Number(month) - 1]} ${writeAmount(level, 'percent')}`,
  );
  return [
    text('Customers have these problems today:'),
    ...list(input.problem),
    text(
      `They are: ${input.segments.join('; ')}. They hear of ${input.name} by: ${input.channels.join('; ')}.`,
    ),
    text(
      `The plan counts on ${writeAmount(input.customers, 'whole')} customers in an average month, ${writeAmount(input.firstShare, 'percent')} of full sales in the first month, full sales after ${input.rampMonths} months, and ${writeAmount(input.growth, 'percent')} growth a month.${season.length === 0 ? '' : ` Against an average month, sales are: ${season.join(', ')}.`}`,
    ),
    text(
      `A customer brings ${money(customer.revenue)} of sales and ${money(customer.margin)} of margin a month.${customer.acquisition === undefined ? '' : ` To win one costs ${money(customer.acquisition)}.`}${customer.lifetime === undefined ? '' : ` Over the time that they stay, one is worth ${money(customer.lifetime)}.`}`,
    ),
  ];
}

function operationBlocks(input: BusinessInput): Block[] {
  const money = moneyOf(input);
  return [
    text(
      [
        dealingInPlan[input.dealing],
        ...(input.hours === undefined ? [] : [`Opening hours: ${sentence(input.hours)}`]),
        ...(input.operations === undefined ? [] : [sentence(input.operations)]),
      ].join(' '),
    ),
    text(
      `Customers pay ${input.customerDays === 0 ? 'at once' : `after ${input.customerDays} days`}, suppliers are paid ${input.supplierDays === 0 ? 'at once' : `after ${input.supplierDays} days`}${input.stockDays === 0 ? '' : `, and goods for ${input.stockDays} days lie in stock`}.`,
    ),
    ...list(
      (input.equipment ?? []).map(
        ({ name, amount, month, life }) =>
          `${name}: ${money(amount)} in month ${month}, used for ${life} ${life === 1 ? 'year' : 'years'}`,
      ),
    ),
  ];
}

function peopleBlocks(input: BusinessInput): Block[] {
  const money = moneyOf(input);
  const people = input.people ?? [];
  if (people.length === 0) return [text('Nobody is paid in the time of this plan.')];
  return list(
    people.map(
      ({ role, salary, from, charges }) =>
        `${role}: ${money(salary)} a month from month ${from}, with charges ${money(salary * (1 + charges / 100))}`,
    ),
  );
}

function financeBlocks(input: BusinessInput, { scenarios, reached }: PlanGiven): Block[] {
  const money = moneyOf(input);
  const [low, expected, high] = scenarios;
  const ratios = expected.years.map((year, index) =>
    ratiosOf(year, expected.years[index - 1], input.openingCash),
  );
  const service = ratios.map(({ debtService }) => debtService);
  const balance = expected.years[2]?.end.balance;
  return [
    ...list([
      `Contribution margin: ${writeAmount(Math.round(reached.marginRatio * 100), 'percent')} of sales; costs to be covered in the twelfth month: ${money(reached.fixedCosts)}`,
      ...expected.years.map(
        ({ profit, end }, index) =>
          `Year ${index + 1}: sales ${money(profit.revenue)}, net result ${money(profit.netProfit)}, cash at its end ${money(end.balance.cash)}`,
      ),
      ...(service.some((value) => value !== null)
        ? [
            `Debt service cover: ${service.map((value, index) => `year ${index + 1} ${value === null ? 'no debt' : writeAmount(Math.round(value * 100) / 100, 'times')}`).join(', ')}`,
          ]
        : []),
      `After three years: assets ${money(balance?.assets ?? 0)}, liabilities ${money(balance?.liabilities ?? 0)}, equity ${money(balance?.equity ?? 0)}`,
    ]),
    ...list(
      (input.loans ?? []).map(
        ({ name, amount, rate, term, grace, month }) =>
          `Loan, ${name}: ${money(amount)} in month ${month} at ${writeAmount(rate, 'percent')} over ${term} months, ${grace} of them grace`,
      ),
    ),
    text(
      `In the low case (${writeAmount(input.lowSales, 'percent')} fewer units, costs ${writeAmount(input.lowCosts, 'percent')} higher) the third year ends with ${money(low.years[2]?.profit.netProfit ?? 0)} of profit and ${money(low.years[2]?.end.balance.cash ?? 0)} of cash; in the high case (${writeAmount(input.highSales, 'percent')} more units) with ${money(high.years[2]?.profit.netProfit ?? 0)} and ${money(high.years[2]?.end.balance.cash ?? 0)}.`,
    ),
  ];
}
