import {
  bestQuantity,
  costOfQuantity,
  type OrderPlan,
  type OrderProblem,
  type PriceStep,
  plansByPrice,
  type StepPlan,
} from '../../../methods/operations/order-quantity.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { OperationsInput } from './fields.ts';
import { orderWorkbook } from './order-workbook.ts';
import { figure, units } from './written.ts';

const hundred = 100;
const points = 24;

export function orderQuantity(input: OperationsInput): AgentResult {
  const { problem, steps } = problemOf(input);
  const plans = plansByPrice(problem, steps);
  const [best] = plans;
  if (best === undefined) throw new WorkFault('No price leads to a quantity. Check the prices.', 'prices');
  const present = presentPlan(input, problem, steps);
  const period = input.period ?? 'year';
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const saved = present === undefined ? null : present.total - best.total;
  return {
    summary: `Order ${units(best.quantity)} at a time, ${figure(best.ordersInPeriod)} times a ${period}: ordering and stock then cost ${money(best.orderingCost + best.keepingCost + best.owingCost)} a ${period}${best.goodsCost > 0 ? `, with the goods ${money(best.total)}` : ''}${saved === null ? '' : `; that is ${money(Math.abs(saved))} ${saved >= 0 ? 'less' : 'more'} than today`}.`,
    currency: input.currency ?? 'USD',
    values: {
      quantity: best.quantity,
      orders: best.ordersInPeriod,
      mostKept: best.mostKept,
      mostOwed: best.mostOwed,
      orderingCost: best.orderingCost,
      keepingCost: best.keepingCost,
      stockCost: best.orderingCost + best.keepingCost + best.owingCost,
      total: best.total,
      secondTotal: plans[1]?.total ?? null,
      price: best.price,
      saved,
    },
    parts: [
      {
        kind: 'figures',
        title: 'The order',
        figures: [
          {
            label: 'Quantity',
            value: best.quantity,
            as: 'number',
            ...(input.presentQuantity === undefined
              ? {}
              : { against: `today ${figure(input.presentQuantity)}` }),
          },
          { label: `Orders a ${period}`, value: best.ordersInPeriod, as: 'number' },
          {
            label: `Ordering and stock a ${period}`,
            value: best.orderingCost + best.keepingCost + best.owingCost,
            as: 'money',
          },
          saved === null
            ? { label: 'Most in stock', value: best.mostKept, as: 'number' }
            : { label: `Saved a ${period}`, value: saved, as: 'money', tone: saved >= 0 ? 'good' : 'bad' },
        ],
      },
      priceTable(plans, best),
      curve(problem, best),
      robustness(problem, best),
      memo(input, best, plans, period, money),
    ],
    warnings: warningsOf(best, input),
    workbook: orderWorkbook(problem, steps, period),
  };
}

function problemOf(input: OperationsInput): { problem: OrderProblem; steps: PriceStep[] } {
  const { demand = 0, orderCost = 0, holdingCost = 0, holdingRate = 0, makingRate, backorderCost } = input;
  const steps = (input.prices ?? []).map(({ from, price }) => ({ from, price }));
  const cheapest = Math.min(...steps.map(({ price }) => price));
  if (holdingCost + (holdingRate / hundred) * cheapest <= 0)
    throw new WorkFault(
      'Keeping a unit costs nothing, so that one would order everything at once. Enter what keeping costs.',
      'holdingRate',
    );
  if (makingRate !== undefined && makingRate <= demand)
    throw new WorkFault(
      'Less is made than is asked for, so that there is never a stock. Enter a rate above the demand, or leave it empty.',
      'makingRate',
    );
  if (steps.every(({ from }) => from > 0))
    throw new WorkFault(
      'No price is given for small orders. Let the first price start from quantity 0, or from the least that can be ordered and 0 as well.',
      'prices',
    );
  const froms = new Set(steps.map(({ from }) => from));
  if (froms.size < steps.length)
    throw new WorkFault('Two prices start from the same quantity. Keep one of them.', 'prices');
  return {
    problem: {
      demand,
      orderCost,
      holdingCost,
      holdingShare: holdingRate / hundred,
      makingRate: makingRate ?? null,
      backorderCost: backorderCost ?? null,
    },
    steps,
  };
}

function presentPlan(
  input: OperationsInput,
  problem: OrderProblem,
  steps: readonly PriceStep[],
): OrderPlan | undefined {
  const quantity = input.presentQuantity;
  if (quantity === undefined) return undefined;
  const step = steps.toSorted((one, other) => other.from - one.from).find(({ from }) => from <= quantity);
  return step === undefined ? undefined : costOfQuantity(problem, quantity, step.price);
}

function priceTable(plans: readonly StepPlan[], best: StepPlan): Part {
  return {
    kind: 'table',
    title: 'The best order at each price',
    columns: [
      { key: 'price', label: 'Price', as: 'money' },
      { key: 'from', label: 'From quantity', as: 'number' },
      { key: 'quantity', label: 'Best quantity', as: 'number' },
      { key: 'ordering', label: 'Ordering', as: 'money' },
      { key: 'keeping', label: 'Stock', as: 'money' },
      { key: 'goods', label: 'Goods', as: 'money' },
      { key: 'total', label: 'In all', as: 'money' },
      { key: 'verdict', label: 'Verdict', as: 'text' },
    ],
    rows: plans.map((plan) => ({
      price: plan.price,
      from: plan.from,
      quantity: plan.quantity,
      ordering: plan.orderingCost,
      keeping: plan.keepingCost + plan.owingCost,
      goods: plan.goodsCost,
      total: plan.total,
      verdict:
        plan === best ? 'Best' : plan.isWithin ? 'Dearer' : 'Dearer: more is bought only for the discount',
    })),
    note: 'A price is left out where its best quantity is already in reach of the next, lower price.',
  };
}

function curve(problem: OrderProblem, best: StepPlan): Part {
  const rows = Array.from({ length: points }, (_, at) => {
    const quantity = best.quantity * (0.25 + (at * 2.75) / (points - 1));
    const plan = costOfQuantity(problem, quantity, best.price);
    return {
      quantity: figure(quantity),
      ordering: plan.orderingCost,
      stock: plan.keepingCost + plan.owingCost,
      both: plan.orderingCost + plan.keepingCost + plan.owingCost,
    };
  });
  return {
    kind: 'chart',
    title: 'What a quantity costs, without the goods',
    chart: 'line',
    category: { key: 'quantity', label: 'Quantity' },
    series: [
      { key: 'ordering', label: 'Ordering' },
      { key: 'stock', label: 'Stock' },
      { key: 'both', label: 'Together' },
    ],
    rows,
    as: 'money',
    note: 'At the best price. The curve is flat at its foot: being off by a tenth costs next to nothing.',
  };
}

function robustness(problem: OrderProblem, best: StepPlan): Part {
  const cost = (plan: OrderPlan) => plan.orderingCost + plan.keepingCost + plan.owingCost;
  return {
    kind: 'table',
    title: 'If an estimate is wrong',
    columns: [
      { key: 'what', label: 'In fact', as: 'text' },
      { key: 'quantity', label: 'Would have been best', as: 'number' },
      { key: 'loss', label: 'Costs more than needed', as: 'percent' },
    ],
    rows: [
      ['Demand is half', { ...problem, demand: problem.demand / 2 }],
      [
        'Demand is a fifth higher',
        {
          ...problem,
          demand: problem.demand * 1.2,
          makingRate:
            problem.makingRate === null ? null : Math.max(problem.makingRate, problem.demand * 1.21),
        },
      ],
      ['An order costs twice as much', { ...problem, orderCost: problem.orderCost * 2 }],
      [
        'Keeping costs half as much',
        { ...problem, holdingCost: problem.holdingCost / 2, holdingShare: problem.holdingShare / 2 },
      ],
    ].map(([what, changed]) => {
      const real = changed as OrderProblem;
      const quantity = bestQuantity(real, best.price);
      const loss =
        cost(costOfQuantity(real, best.quantity, best.price)) /
          cost(costOfQuantity(real, quantity, best.price)) -
        1;
      return { what: what as string, quantity, loss: loss * hundred };
    }),
  };
}

function memo(
  input: OperationsInput,
  best: StepPlan,
  plans: readonly StepPlan[],
  period: string,
  money: (value: number) => string,
): Part {
  const next = plans[1];
  return {
    kind: 'document',
    title: 'Order policy',
    blocks: [
      { kind: 'heading', text: 'Policy' },
      {
        kind: 'text',
        text: `Order ${units(best.quantity)} units at a time at ${money(best.price)} each, about ${figure(best.ordersInPeriod)} times a ${period}. The stock then swings between ${best.mostOwed > 0 ? `${units(best.mostOwed)} units owed to customers` : 'nothing'} and ${units(best.mostKept)} units.`,
      },
      { kind: 'heading', text: 'Why' },
      {
        kind: 'list',
        items: [
          `Ordering costs ${money(best.orderingCost)} a ${period}, stock ${money(best.keepingCost)}${best.owingCost > 0 ? `, waiting customers ${money(best.owingCost)}` : ''}. Larger orders save on the first and lose on the second.`,
          ...(next === undefined
            ? []
            : [
                `The next best price, ${money(next.price)} from ${figure(next.from)}, would cost ${money(next.total - best.total)} more a ${period} in all.`,
              ]),
          ...(input.backorderCost === undefined
            ? []
            : [
                'Letting some customers wait is cheaper than keeping enough for all, at the cost of waiting that was entered.',
              ]),
        ],
      },
      { kind: 'heading', text: 'To be kept in mind' },
      {
        kind: 'list',
        items: [
          'Round to full pallets or boxes: the cost hardly changes near the best quantity.',
          'The quantity does not say when to order; that is the reorder point.',
        ],
      },
    ],
  };
}

function warningsOf(best: StepPlan, input: OperationsInput): string[] {
  return [
    ...(best.ordersInPeriod < 0.1
      ? ['The best order lasts for more than ten periods: check what keeping costs, and whether goods spoil.']
      : []),
    ...(input.backorderCost !== undefined ? ['Planned waiting is right only where customers do wait.'] : []),
  ];
}
