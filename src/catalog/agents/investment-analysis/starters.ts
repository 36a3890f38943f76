import type { Starter } from '../../agent-desk/work.ts';
import type { InvestmentInput } from './fields.ts';

const year = (inflow: number, outflow: number) => ({ inflow, outflow });

export const starters: readonly Starter<InvestmentInput>[] = [
  {
    name: 'Packaging line',
    text: 'A food maker in Poland buys a machine; the cost of capital is built up from listed firms.',
    input: {
      currency: 'PLN',
      project: 'Packaging line in Łódź',
      timing: 'years',
      flows: [
        year(0, 4_200_000),
        year(1_650_000, 620_000),
        year(1_980_000, 690_000),
        year(2_150_000, 730_000),
        year(2_150_000, 760_000),
        year(2_100_000, 790_000),
        year(2_000_000, 820_000),
        year(2_250_000, 810_000),
      ],
      rateFrom: 'build',
      equityFrom: 'capm',
      riskFree: 5.4,
      premium: 5.8,
      beta: 0.62,
      betaOf: 'asset',
      ownPremium: 1.5,
      debtCost: 7.6,
      taxRate: 19,
      equityValue: 26_000_000,
      debtValue: 11_000_000,
      ranges: [
        { driver: 'inflows', low: -18, likely: 0, high: 10 },
        { driver: 'outflows', low: -6, likely: 0, high: 15 },
        { driver: 'initial', low: -3, likely: 2, high: 20 },
        { driver: 'rate', low: -1, likely: 0, high: 2 },
      ],
      trials: 5_000,
    },
  },
  {
    name: 'Quarry with a duty to restore',
    text: 'Money comes in, then the land has to be made good: two rates of return, and only the value decides.',
    input: {
      currency: 'ZAR',
      project: 'Aggregate quarry, north pit',
      timing: 'years',
      flows: [
        year(0, 22_000_000),
        year(30_000_000, 13_000_000),
        year(38_000_000, 15_000_000),
        year(34_000_000, 14_500_000),
        year(21_000_000, 12_000_000),
        year(2_000_000, 52_000_000),
      ],
      rateFrom: 'given',
      rate: 14,
      financeRate: 11.5,
      reinvestRate: 8,
      ranges: [
        { driver: 'inflows', low: -15, likely: 0, high: 12 },
        { driver: 'outflows', low: -5, likely: 3, high: 25 },
      ],
      trials: 5_000,
    },
  },
  {
    name: 'Private fund on its days',
    text: 'Calls and distributions of a fund as they happened, with what is left valued on the last day.',
    input: {
      currency: 'EUR',
      project: 'Fund II, share of a family office',
      timing: 'days',
      flows: [
        { day: '2021-03-15', inflow: 0, outflow: 250_000 },
        { day: '2021-11-02', inflow: 0, outflow: 180_000 },
        { day: '2022-09-20', inflow: 35_000, outflow: 120_000 },
        { day: '2024-01-31', inflow: 140_000, outflow: 0 },
        { day: '2025-06-30', inflow: 265_000, outflow: 0 },
        { day: '2026-09-30', inflow: 410_000, outflow: 0 },
      ],
      rateFrom: 'given',
      rate: 9,
      ranges: [{ driver: 'inflows', low: -20, likely: 0, high: 8 }],
      trials: 5_000,
    },
  },
  {
    name: 'Solar roof',
    text: 'A bakery in Kenya puts panels on its roof and saves on power for fifteen years.',
    input: {
      currency: 'KES',
      project: 'Solar roof of the bakery',
      timing: 'years',
      flows: [
        year(0, 6_800_000),
        ...Array.from({ length: 14 }, (_, index) =>
          year(Math.round(1_650_000 * 1.03 ** index), index === 9 ? 900_000 : 120_000),
        ),
        year(2_700_000, 120_000),
      ],
      rateFrom: 'given',
      rate: 16,
      ranges: [
        { driver: 'inflows', low: -20, likely: -2, high: 10 },
        { driver: 'initial', low: -5, likely: 0, high: 10 },
        { driver: 'rate', low: -2, likely: 0, high: 4 },
      ],
      trials: 5_000,
    },
  },
];
