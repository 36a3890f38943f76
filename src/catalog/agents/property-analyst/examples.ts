import type { WorkedExample } from '../../agent-desk/work.ts';
import type { PropertyInput } from './fields.ts';

const plain = {
  currency: 'USD',
  property: 'Example',
  purchaseCosts: 0,
  renovation: 0,
  otherIncome: 0,
  vacancy: 0,
  rentGrowth: 0,
  costGrowth: 0,
  holding: 10,
  exitBy: 'growth',
  appreciation: 0,
  saleCosts: 0,
  required: 6,
} as const;

export const examples: readonly WorkedExample<PropertyInput>[] = [
  {
    source:
      'Waggoner, Cap rate, 11 October 2010 (michaelwaggoner.org): five units with rents of 3,750 a month and costs of 25,200 have a net operating income of 19,800 and, at 450,000, a cap rate of 4.4 %',
    input: {
      ...plain,
      price: 450_000,
      rents: [{ name: 'Units', count: 5, monthly: 750 }],
      costs: [{ name: 'All costs', amount: 25_200, basis: 'year' }],
      loanShare: 0,
    },
    expected: {
      operatingIncome: { is: 19_800, within: 0.001 },
      capRate: { is: 4.4, within: 0.001 },
      // Kept rent and kept price return the cap rate.
      propertyRate: { is: 4.4, within: 0.001 },
    },
  },
  {
    source:
      'Adventures in CRE, glossary, breakeven occupancy: 1,000 of potential income, 500 of operating expenses and 250 of debt service break even at 75 %',
    input: {
      ...plain,
      price: 10_000,
      rents: [{ name: 'All units', count: 1, monthly: 1_000 / 12 }],
      costs: [{ name: 'All costs', amount: 500, basis: 'year' }],
      loanShare: 50,
      loanRate: 0,
      loanYears: 20,
      loanFees: 0,
      coverage: 1.2,
    },
    expected: {
      breakEvenOccupancy: { is: 75, within: 0.001 },
      debtService: { is: 250, within: 0.001 },
      coverage: { is: 2, within: 0.001 },
    },
  },
  {
    source: 'The table of monthly payments in common use: 30 years at 6 % are $5.9955 for each $1,000',
    input: {
      ...plain,
      price: 1_250_000,
      rents: [{ name: 'Flats', count: 10, monthly: 1_000 }],
      costs: [{ name: 'All costs', amount: 30, basis: 'income' }],
      loanShare: 80,
      loanRate: 6,
      loanYears: 30,
      loanFees: 0,
      coverage: 1.2,
    },
    expected: { debtService: { is: 71_946, within: 1 }, loan: { is: 1_000_000 } },
  },
];
