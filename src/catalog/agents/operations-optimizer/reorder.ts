import {
  demandInLead,
  type LeadDemand,
  levelForCycles,
  levelForFill,
  type StockLevel,
} from '../../../methods/operations/stock-level.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult, WorkbookSheet } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { OperationsInput } from './fields.ts';
import { bold, figure, percent, units } from './written.ts';

const hundred = 100;
const shares = [0.8, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999];

export function reorderLevel(input: OperationsInput): AgentResult {
  const {
    demand = 0,
    demandDeviation = 0,
    lead = 1,
    leadDeviation = 0,
    lot = 1,
    service = 95,
    unitHolding = 0,
  } = input;
  const period = input.period ?? 'week';
  const inLead = demandInLead(
    { mean: demand, deviation: demandDeviation },
    { mean: lead, deviation: leadDeviation },
  );
  const isFill = input.serviceKind === 'fill';
  const level = isFill
    ? levelForFill(service / hundred, inLead, lot)
    : levelForCycles(service / hundred, inLead, lot);
  if (level === undefined)
    throw new WorkFault(
      'No level of stock gives this share with orders of this size. Change the service or the quantity of an order.',
      'service',
    );
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const cost = Math.max(0, level.safety) * unitHolding;
  const onlyDemand = demandInLead({ mean: demand, deviation: demandDeviation }, { mean: lead, deviation: 0 });
  const fromLead = inLead.deviation === 0 ? 0 : 1 - (onlyDemand.deviation / inLead.deviation) ** 2;
  return {
    summary: `Order again when ${units(Math.max(0, Math.ceil(level.reorderAt)))} are left: ${units(inLead.mean)} for the lead time and ${units(level.safety)} for safety, which lets ${percent(level.cycleService)} of cycles end without running out and meets ${percent(level.fillRate)} of demand from stock.`,
    currency: input.currency ?? 'USD',
    values: {
      reorderAt: level.reorderAt,
      safety: level.safety,
      leadDemand: inLead.mean,
      leadDeviation: inLead.deviation,
      z: level.z,
      cycleService: level.cycleService * hundred,
      fillRate: level.fillRate * hundred,
      shortInCycle: level.shortInCycle,
      safetyCost: cost,
    },
    parts: [
      {
        kind: 'figures',
        title: 'The level',
        figures: [
          { label: 'Order when this is left', value: level.reorderAt, as: 'number' },
          {
            label: 'Safety stock',
            value: level.safety,
            as: 'number',
            against: `${figure(level.z)} deviations`,
          },
          {
            label: 'Cycles without running out',
            value: level.cycleService * hundred,
            as: 'percent',
            ...(isFill ? {} : { against: `wanted ${figure(service)} %` }),
          },
          {
            label: 'Demand met from stock',
            value: level.fillRate * hundred,
            as: 'percent',
            ...(isFill ? { against: `wanted ${figure(service)} %` } : {}),
          },
        ],
      },
      serviceTable(inLead, lot, unitHolding, period),
      serviceChart(inLead, lot),
      memo(level, inLead, fromLead, period, money(cost), lot),
    ],
    warnings: warningsOf(level, inLead, lot),
    workbook: workbookOf(input, inLead),
  };
}

function serviceTable(inLead: LeadDemand, lot: number, unitHolding: number, period: string): Part {
  return {
    kind: 'table',
    title: 'What more service costs',
    columns: [
      { key: 'share', label: 'Cycles without running out', as: 'percent' },
      { key: 'safety', label: 'Safety stock', as: 'number' },
      { key: 'level', label: 'Order when left', as: 'number' },
      { key: 'fill', label: 'Demand met from stock', as: 'percent' },
      { key: 'cost', label: `Keeping it a ${period}`, as: 'money' },
    ],
    rows: shares.map((share) => {
      const level = levelForCycles(share, inLead, lot);
      return {
        share: share * hundred,
        safety: level.safety,
        level: level.reorderAt,
        fill: level.fillRate * hundred,
        cost: level.safety * unitHolding,
      };
    }),
    note: 'The two kinds of service are not the same: large orders run out seldom, so that a high share of demand is met even when many cycles end short.',
  };
}

function serviceChart(inLead: LeadDemand, lot: number): Part {
  return {
    kind: 'chart',
    title: 'Safety stock by service',
    chart: 'line',
    category: { key: 'share', label: 'Cycles without running out, %' },
    series: [{ key: 'safety', label: 'Safety stock' }],
    rows: Array.from({ length: 25 }, (_, at) => {
      const share = 0.75 + at * 0.01;
      return {
        share: String(Math.round(share * hundred)),
        safety: levelForCycles(Math.min(share, 0.995), inLead, lot).safety,
      };
    }),
    as: 'number',
  };
}

function memo(
  level: StockLevel,
  inLead: LeadDemand,
  fromLead: number,
  period: string,
  cost: string,
  lot: number,
): Part {
  return {
    kind: 'document',
    title: 'Stock policy',
    blocks: [
      { kind: 'heading', text: 'Policy' },
      {
        kind: 'text',
        text: `Look at what is in stock and on order, less what is owed. When it falls to ${units(Math.max(0, Math.ceil(level.reorderAt)))} units, order ${units(lot)}.`,
      },
      { kind: 'heading', text: 'Why' },
      {
        kind: 'list',
        items: [
          `While an order is on its way, ${units(inLead.mean)} units are asked for on average, with a standard deviation of ${figure(inLead.deviation)}.`,
          `The safety stock of ${units(level.safety)} units is ${figure(level.z)} of these deviations and costs ${cost} a ${period} to keep.`,
          `In a cycle ${figure(level.shortInCycle)} units are short on average.`,
          ...(fromLead > 0
            ? [
                `${percent(fromLead)} of the variance comes from the supplier’s lead time, not from customers: ${fromLead > 0.5 ? 'work on the supplier first' : 'a more reliable supplier would help a little'}.`,
              ]
            : []),
        ],
      },
      { kind: 'heading', text: 'To be kept in mind' },
      {
        kind: 'list',
        items: [
          'Demand in the lead time is taken as normal: slow movers with a few units a month need Poisson tables instead.',
          'It takes a stock that is looked at all the time. Where it is counted only now and then, add the time between counts to the lead time.',
        ],
      },
    ],
  };
}

function warningsOf(level: StockLevel, inLead: LeadDemand, lot: number): string[] {
  return [
    ...(level.safety < 0
      ? [
          'The safety stock is negative: the orders are so large that the service is reached even when ordering late. Check whether you want that.',
        ]
      : []),
    ...(inLead.mean > lot
      ? [
          'More than one order is on its way at a time: count what is on order as stock when comparing with the level.',
        ]
      : []),
    ...(inLead.mean > 0 && inLead.deviation / inLead.mean > 0.5
      ? [
          'Demand in the lead time varies by more than half of its mean, so that the normal distribution gives it a share below zero. Take the level as an estimate.',
        ]
      : []),
  ];
}

function workbookOf(input: OperationsInput, inLead: LeadDemand): WorkbookSheet[] {
  const {
    demand = 0,
    demandDeviation = 0,
    lead = 1,
    leadDeviation = 0,
    lot = 1,
    service = 95,
    unitHolding = 0,
  } = input;
  const share = input.serviceKind === 'fill' ? shares : [service / hundred, ...shares];
  return [
    {
      name: 'Level',
      widths: [34, 14, 14, 16, 14],
      rows: [
        [bold('Demand a period'), demand],
        [bold('Its standard deviation'), demandDeviation],
        [bold('Lead time in periods'), lead],
        [bold('Its standard deviation'), leadDeviation],
        [bold('Quantity of an order'), lot],
        [bold('Keeping one unit'), { value: unitHolding, as: 'money' }],
        [bold('Demand in the lead time'), { formula: '=B1*B3', as: 'number' }],
        [bold('Its standard deviation'), { formula: '=SQRT(B3*B2^2+B1^2*B4^2)', as: 'number' }],
        [],
        ['Cycles without running out', 'Safety stock', 'Order when left', 'Met from stock', 'Keeping it'].map(
          bold,
        ),
        ...share.map((one, at) => {
          const row = 11 + at;
          const z = `NORMSINV(A${row})`;
          return [
            { value: one, as: 'percent' as const },
            { formula: `=${z}*$B$8`, as: 'number' as const },
            { formula: `=$B$7+B${row}`, as: 'number' as const },
            { formula: `=1-$B$8*(NORMDIST(${z},0,1,FALSE)-${z}*(1-A${row}))/$B$5`, as: 'percent' as const },
            { formula: `=B${row}*$B$6`, as: 'money' as const },
          ];
        }),
        [],
        ['Reckoned here', inLead.mean, inLead.deviation],
      ],
    },
  ];
}
