import type { WorkedExample } from '../../agent-desk/work.ts';
import type { InvestmentInput } from './fields.ts';

const plain = {
  currency: 'USD',
  project: 'Example',
  timing: 'years',
  rateFrom: 'given',
  ranges: [],
  trials: 500,
} as const;

const net = (...amounts: number[]) =>
  amounts.map((amount) => ({ inflow: Math.max(0, amount), outflow: Math.max(0, -amount) }));

export const examples: readonly WorkedExample<InvestmentInput>[] = [
  {
    source: 'Microsoft, documentation of NPV, second example: 40,000 invested at 8 %',
    input: { ...plain, rate: 8, flows: net(-40_000, 8_000, 9_200, 10_000, 12_000, 14_500) },
    expected: { npv: { is: 1_922.06, within: 0.005 } },
  },
  {
    source: 'Microsoft, documentation of IRR: 70,000 invested, five years',
    input: { ...plain, rate: 8, flows: net(-70_000, 12_000, 15_000, 18_000, 21_000, 26_000) },
    expected: { irr: { is: 8.7, within: 0.05 }, irrCount: { is: 1 } },
  },
  {
    source: 'Microsoft, documentation of MIRR: finance rate 10 %, reinvestment rate 12 %',
    input: {
      ...plain,
      rate: 10,
      financeRate: 10,
      reinvestRate: 12,
      flows: net(-120_000, 39_000, 30_000, 21_000, 37_000, 46_000),
    },
    expected: { mirr: { is: 12.61, within: 0.005 } },
  },
  {
    source: 'Microsoft, documentation of XIRR and XNPV: 0.373362535 and, at 9 %, 2,086.65',
    input: {
      ...plain,
      timing: 'days',
      rate: 9,
      flows: [
        { day: '2008-01-01', inflow: 0, outflow: 10_000 },
        { day: '2008-03-01', inflow: 2_750, outflow: 0 },
        { day: '2008-10-30', inflow: 4_250, outflow: 0 },
        { day: '2009-02-15', inflow: 3_250, outflow: 0 },
        { day: '2009-04-01', inflow: 2_750, outflow: 0 },
      ],
    },
    expected: { irr: { is: 37.3362535, within: 0.00001 }, npv: { is: 2_086.65, within: 0.005 } },
  },
  {
    source:
      'Lorie and Savage, Three problems in rationing capital, 1955: the oil pump has rates of 25 % and 400 %',
    input: { ...plain, rate: 10, flows: net(-1_600, 10_000, -10_000) },
    expected: {
      irrCount: { is: 2 },
      irrLow: { is: 25, within: 0.000001 },
      irrHigh: { is: 400, within: 0.000001 },
    },
  },
  {
    source:
      'Brealey, Myers and Allen, Principles of Corporate Finance: Sangria Corporation, 40 % debt at 6 %, equity at 12.4 %, tax 35 %, has a cost of capital of 9.0 %',
    input: {
      ...plain,
      rateFrom: 'build',
      equityFrom: 'given',
      equityCost: 12.4,
      debtCost: 6,
      taxRate: 35,
      equityValue: 75,
      debtValue: 50,
      flows: net(-12.5, 14),
    },
    expected: { rate: { is: 9, within: 0.05 } },
  },
];
