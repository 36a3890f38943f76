import type { WorkedExample } from '../../agent-desk/work.ts';
import type { ValuationInput } from './fields.ts';

export const examples: readonly WorkedExample<ValuationInput>[] = [
  {
    source:
      'Brealey, Myers and Allen, Principles of Corporate Finance, 12th edition, table 19.1: Rio Corporation in $ millions, worth 87.9 in all and 51.9 to shareholders',
    input: {
      currency: 'USD',
      company: 'Rio Corporation',
      forecast: [
        { revenue: 89.5, ebitda: 23.3, depreciation: 9.9, investment: 14.6, workingCapital: 0.5 },
        { revenue: 95.8, ebitda: 24.4, depreciation: 10.6, investment: 15.5, workingCapital: 0.8 },
        { revenue: 102.5, ebitda: 26.1, depreciation: 11.3, investment: 16.6, workingCapital: 0.9 },
        { revenue: 106.6, ebitda: 26.6, depreciation: 11.8, investment: 15, workingCapital: 0.5 },
        { revenue: 110.8, ebitda: 27.7, depreciation: 12.3, investment: 15.6, workingCapital: 0.6 },
        { revenue: 115.2, ebitda: 28.2, depreciation: 12.7, investment: 16.2, workingCapital: 0.6 },
      ],
      taxRate: 35,
      rate: 9,
      midYear: false,
      growth: 3,
      horizonFlow: 6.8,
      exitMultiple: 4,
      headline: 'growth',
      rateStep: 0.5,
      growthStep: 0.5,
      multipleStep: 0.5,
      claims: [{ name: 'Debt', kind: 'debt', amount: 36 }],
      shares: 1.5,
      lastRevenue: 83.6,
      lastEbitda: 20.5,
      lastIncome: 0,
      discount: 0,
    },
    // The table rounds each line to a tenth, so that the sum of six discounted years is off by up to three tenths.
    expected: {
      flowsToday: { is: 20.3, within: 0.3 },
      horizonByGrowth: { is: 113.4, within: 0.1 },
      horizonToday: { is: 67.6, within: 0.05 },
      enterpriseByGrowth: { is: 87.9, within: 0.3 },
      equityByGrowth: { is: 51.9, within: 0.3 },
    },
  },
];
