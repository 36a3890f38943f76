import {
  chanceEnough,
  criticalShare,
  type Demand,
  expectedOutcome,
  meanDemand,
  quantityFor,
  type SingleOrder,
} from '../../../methods/operations/newsvendor.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult, SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { OperationsInput } from './fields.ts';
import { bold, figure, percent, units } from './written.ts';

const hundred = 100;
const around = [0.6, 0.75, 0.9, 1, 1.1, 1.25, 1.5];

export function singleOrder(input: OperationsInput): AgentResult {
  const order = orderOf(input);
  const demand = demandOf(input);
  const share = criticalShare(order);
  const quantity = quantityFor(share, demand);
  const best = expectedOutcome(quantity, order, demand);
  const mean = meanDemand(demand);
  const atMean = expectedOutcome(mean, order, demand);
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const perfect = (order.price - order.cost) * mean;
  return {
    summary: `Order ${units(quantity)}: it is enough in ${percent(chanceEnough(quantity, demand))} of cases and earns ${money(best.profit)} on average, ${money(best.profit - atMean.profit)} more than ordering the mean of ${units(mean)}.`,
    currency: input.currency ?? 'USD',
    values: {
      quantity,
      criticalShare: share * hundred,
      profit: best.profit,
      sold: best.sold,
      left: best.left,
      short: best.short,
      profitAtMean: atMean.profit,
      worthOfKnowing: perfect - best.profit,
    },
    parts: [
      {
        kind: 'figures',
        title: 'The order',
        figures: [
          { label: 'Quantity', value: quantity, as: 'number', against: `mean demand ${units(mean)}` },
          {
            label: 'Worth covering',
            value: share * hundred,
            as: 'percent',
            against: 'of demand, by what each mistake costs',
          },
          {
            label: 'Profit on average',
            value: best.profit,
            as: 'money',
            against: `mean order ${money(atMean.profit)}`,
          },
          { label: 'Knowing demand would be worth', value: perfect - best.profit, as: 'money' },
        ],
      },
      aroundTable(quantity, order, demand),
      profitChart(quantity, order, demand),
      memo(order, share, quantity, best, money),
    ],
    warnings:
      demand.kind === 'normal' && demand.deviation > demand.mean / 2
        ? [
            'Demand varies by more than half of its mean; a normal distribution then gives it a share below zero. Cases with chances would be more honest.',
          ]
        : [],
    workbook: workbookOf(order, demand),
  };
}

function orderOf({ price = 0, cost = 0, leftover = 0, goodwill = 0 }: OperationsInput): SingleOrder {
  if (cost >= price + goodwill)
    throw new WorkFault(
      'A unit costs as much as it brings, so that the best order is none. Check price and cost.',
      'cost',
    );
  if (leftover >= cost)
    throw new WorkFault(
      'What is left over brings at least its cost, so that no order is too large. Check what is got for leftovers.',
      'leftover',
    );
  return { price, cost, leftover, goodwill };
}

function demandOf(input: OperationsInput): Demand {
  if (input.demandKind === 'uniform') {
    const { low = 0, high = 0 } = input;
    if (!(high > low)) throw new WorkFault('The highest demand must be above the lowest.', 'high');
    return { kind: 'uniform', low, high };
  }
  if (input.demandKind === 'cases') {
    const cases = input.cases ?? [];
    const sum = cases.reduce((total, { chance }) => total + chance, 0);
    if (sum <= 0) throw new WorkFault('All chances are zero. Give at least one case a chance.', 'cases');
    return { kind: 'cases', cases: cases.map(({ demand, chance }) => ({ demand, chance: chance / sum })) };
  }
  return { kind: 'normal', mean: input.mean ?? 0, deviation: input.deviation ?? 0 };
}

function aroundTable(quantity: number, order: SingleOrder, demand: Demand): Part {
  return {
    kind: 'table',
    title: 'Other quantities',
    columns: [
      { key: 'quantity', label: 'Quantity', as: 'number' },
      { key: 'enough', label: 'Enough in', as: 'percent' },
      { key: 'sold', label: 'Sold', as: 'number' },
      { key: 'left', label: 'Left over', as: 'number' },
      { key: 'short', label: 'Not served', as: 'number' },
      { key: 'profit', label: 'Profit on average', as: 'money' },
    ],
    rows: around.map((times) => {
      const at = quantity * times;
      const { sold, left, short, profit } = expectedOutcome(at, order, demand);
      return { quantity: at, enough: chanceEnough(at, demand) * hundred, sold, left, short, profit };
    }),
  };
}

function profitChart(quantity: number, order: SingleOrder, demand: Demand): Part {
  const reach = quantity > 0 ? quantity : meanDemand(demand) || 1;
  return {
    kind: 'chart',
    title: 'Profit by quantity',
    chart: 'line',
    category: { key: 'quantity', label: 'Quantity' },
    series: [{ key: 'profit', label: 'Profit on average' }],
    rows: Array.from({ length: 25 }, (_, at) => {
      const one = reach * (0.4 + at * 0.05);
      return { quantity: figure(one), profit: expectedOutcome(one, order, demand).profit };
    }),
    as: 'money',
  };
}

function memo(
  order: SingleOrder,
  share: number,
  quantity: number,
  best: ReturnType<typeof expectedOutcome>,
  money: (value: number) => string,
): Part {
  const under = order.price - order.cost + order.goodwill;
  const over = order.cost - order.leftover;
  return {
    kind: 'document',
    title: 'Order for a single season',
    blocks: [
      { kind: 'heading', text: 'Decision' },
      { kind: 'text', text: `Order ${units(quantity)} units.` },
      { kind: 'heading', text: 'Why' },
      {
        kind: 'list',
        items: [
          `A unit too few costs ${money(under)}: the margin${order.goodwill > 0 ? ' and the customer’s goodwill' : ''}. A unit too many costs ${money(over)}.`,
          `So it pays to cover demand in ${percent(share)} of cases: ${money(under)} over the sum of both.`,
          `On average ${units(best.sold)} units are sold, ${units(best.left)} are left over and ${units(best.short)} are asked for in vain.`,
        ],
      },
      { kind: 'heading', text: 'To be kept in mind' },
      {
        kind: 'list',
        items: [
          'There is one order and no second chance. Where you can order again, order less first.',
          'The estimate of demand matters more than the formula: hold it against what was sold, including what was asked for and not served.',
        ],
      },
    ],
  };
}

function workbookOf(order: SingleOrder, demand: Demand): WorkbookSheet[] {
  const head: SheetCell[][] = [
    [bold('Price'), { value: order.price, as: 'money' }],
    [bold('Cost'), { value: order.cost, as: 'money' }],
    [bold('Left over'), { value: order.leftover, as: 'money' }],
    [bold('Goodwill'), { value: order.goodwill, as: 'money' }],
    [bold('Share worth covering'), { formula: '=(B1-B2+B4)/(B1-B2+B4+B2-B3)', as: 'percent' }],
  ];
  if (demand.kind === 'normal')
    return [
      {
        name: 'Order',
        widths: [26, 16],
        rows: [
          ...head,
          [bold('Mean demand'), demand.mean],
          [bold('Standard deviation'), demand.deviation],
          [bold('Quantity'), { formula: '=IF(B7=0,B6,MAX(0,NORMINV(B5,B6,B7)))', as: 'number', bold: true }],
          [bold('z'), { formula: '=IF(B7=0,0,(B8-B6)/B7)', as: 'number' }],
          [
            bold('Not served on average'),
            { formula: '=B7*(NORMDIST(B9,0,1,FALSE)-B9*(1-NORMSDIST(B9)))', as: 'number' },
          ],
          [
            bold('Profit on average'),
            { formula: '=B1*(B6-B10)+B3*(B8-B6+B10)-B2*B8-B4*B10', as: 'money', bold: true },
          ],
        ],
      },
    ];
  if (demand.kind === 'uniform')
    return [
      {
        name: 'Order',
        widths: [26, 16],
        rows: [
          ...head,
          [bold('Lowest demand'), demand.low],
          [bold('Highest demand'), demand.high],
          [bold('Quantity'), { formula: '=B6+B5*(B7-B6)', as: 'number', bold: true }],
          [bold('Not served on average'), { formula: '=(B7-B8)^2/(2*(B7-B6))', as: 'number' }],
          [
            bold('Profit on average'),
            { formula: '=B1*((B6+B7)/2-B9)+B3*(B8-(B6+B7)/2+B9)-B2*B8-B4*B9', as: 'money', bold: true },
          ],
        ],
      },
    ];
  return casesWorkbook(head, demand.cases);
}

function casesWorkbook(
  head: readonly SheetCell[][],
  cases: readonly { readonly demand: number; readonly chance: number }[],
): WorkbookSheet[] {
  const sorted = cases.toSorted((one, other) => one.demand - other.demand);
  const last = 8 + sorted.length;
  return [
    {
      name: 'Order',
      widths: [26, 16, 18, 20],
      rows: [
        ...head,
        [
          bold('Quantity'),
          {
            formula: `=INDEX(A9:A${last},MATCH(TRUE,INDEX(C9:C${last}>=B5-0.000000001,0),0))`,
            as: 'number',
            bold: true,
          },
        ],
        [
          bold('Profit on average'),
          { formula: `=SUMPRODUCT(B9:B${last},D9:D${last})`, as: 'money', bold: true },
        ],
        ['Demand', 'Chance', 'Chance so far', 'Profit with the order'].map(bold),
        ...sorted.map(({ demand: one, chance }, at): SheetCell[] => {
          const row = 9 + at;
          return [
            one,
            { value: chance, as: 'percent' },
            { formula: `=SUM(B$9:B${row})`, as: 'percent' },
            {
              formula: `=$B$1*MIN(A${row},$B$6)+$B$3*MAX(0,$B$6-A${row})-$B$2*$B$6-$B$4*MAX(0,A${row}-$B$6)`,
              as: 'money',
            },
          ];
        }),
      ],
    },
  ];
}
