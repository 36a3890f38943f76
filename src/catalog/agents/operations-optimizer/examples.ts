import type { WorkedExample } from '../../agent-desk/work.ts';
import type { OperationsInput } from './fields.ts';

const speakers = {
  question: 'order',
  currency: 'USD',
  period: 'month',
  demand: 8_000,
  orderCost: 12_000,
  holdingCost: 0.3,
  holdingRate: 0,
} as const;

const bears = {
  question: 'reorder',
  currency: 'USD',
  period: 'week',
  demand: 2_500,
  demandDeviation: 500,
  lead: 2,
  leadDeviation: 0,
  lot: 10_000,
  unitHolding: 0,
} as const;

const cider = {
  question: 'single',
  currency: 'USD',
  price: 0.8,
  cost: 0.2,
  leftover: 0,
  goodwill: 0,
} as const;

export const examples: readonly WorkedExample<OperationsInput>[] = [
  {
    source:
      'Hillier and Lieberman, Introduction to Operations Research, the Wyndor Glass Co.: 2 doors and 6 windows for 36; shadow prices 0, 3/2 and 1',
    input: {
      question: 'plan',
      aim: 'most',
      aimName: 'thousand dollars a week',
      variables: [
        { name: 'Doors', gain: 3, whole: false },
        { name: 'Windows', gain: 5, whole: false },
      ],
      limits: {
        columns: ['Limit', 'Doors', 'Windows', 'Relation', 'Bound'],
        rows: [
          ['Plant 1', '1', '', '<=', '4'],
          ['Plant 2', '', '2', '<=', '12'],
          ['Plant 3', '3', '2', '<=', '18'],
        ],
      },
    },
    expected: {
      result: { is: 36, within: 1e-9 },
      Doors: { is: 2, within: 1e-9 },
      Windows: { is: 6, within: 1e-9 },
      'price of Plant 1': { is: 0 },
      'price of Plant 2': { is: 1.5, within: 1e-9 },
      'price of Plant 3': { is: 1, within: 1e-9 },
    },
  },
  {
    source:
      'Hillier and Lieberman, chapter on inventory theory, speakers for television sets: 25,298 at a time; with discounts 87,589 a month against 89,200',
    input: {
      ...speakers,
      prices: [
        { from: 0, price: 11 },
        { from: 10_000, price: 10 },
        { from: 80_000, price: 9.5 },
      ],
    },
    expected: {
      quantity: { is: 25_298, within: 0.5 },
      total: { is: 87_589, within: 0.6 },
      secondTotal: { is: 89_200, within: 0.5 },
    },
  },
  {
    source:
      'Hillier and Lieberman, the same speakers with planned shortages at 1.10 a month: 28,540 at a time, at most 22,424 in stock',
    input: { ...speakers, prices: [{ from: 0, price: 10 }], backorderCost: 1.1 },
    expected: { quantity: { is: 28_540, within: 0.6 }, mostKept: { is: 22_424, within: 0.6 } },
  },
  {
    source:
      'Chopra and Meindl, Supply Chain Management, managing uncertainty: 2,500 a week with deviation 500, two weeks: 906 in safety for 90 % of cycles',
    input: { ...bears, serviceKind: 'cycles', service: 90 },
    expected: { safety: { is: 906, within: 0.5 }, leadDeviation: { is: 707, within: 0.5 } },
  },
  {
    source:
      'Stevenson, Operations Management, the single-period model: 450 litres of sweet cider, demand even between 300 and 500',
    input: { ...cider, demandKind: 'uniform', low: 300, high: 500 },
    expected: { quantity: { is: 450, within: 1e-9 }, criticalShare: { is: 75, within: 1e-9 } },
  },
  {
    source:
      'Stevenson, the same chapter: 206.75 litres of a mix, demand normal with mean 200 and deviation 10, z read as 0.675',
    input: { ...cider, demandKind: 'normal', mean: 200, deviation: 10 },
    expected: { quantity: { is: 206.75, within: 0.01 } },
  },
  {
    source:
      'Hillier and Lieberman, chapter on queueing theory, the emergency room of County Hospital with two doctors: waiting 1/12, in the room 3/4, mean wait 1/24 hour, 0.167 wait',
    // Two patients an hour, twenty minutes each. A share of 80 % at once asks for the second doctor.
    input: {
      question: 'staff',
      currency: 'USD',
      interval: 60,
      arrivals: [{ name: 'An hour', count: 2 }],
      handling: 1_200,
      target: 80,
      within: 0,
      shrinkage: 0,
      wage: 0,
    },
    expected: {
      peakServers: { is: 2 },
      waiting: { is: 1 / 12, within: 1e-9 },
      inSystem: { is: 3 / 4, within: 1e-9 },
      wait: { is: 150, within: 1e-6 },
      chanceToWait: { is: 16.7, within: 0.05 },
    },
  },
];
