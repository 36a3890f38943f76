import type { WorkedExample } from '../../agent-desk/work.ts';
import type { PitchInput } from './fields.ts';

const plain = {
  currency: 'USD',
  company: 'Example',
  oneLine: 'An example',
  problem: ['Problem'],
  solution: ['Answer'],
  whyNow: ['Reason'],
  customersAll: 100_000,
  customersServed: 10_000,
  shareAimed: 10,
  pricePerYear: 1_000,
  grossMargin: 80,
  churn: 2,
  acquisitionCost: 900,
  period: '3',
  history: [
    { label: 'Q1', revenue: 100_000, customers: 400 },
    { label: 'Q2', revenue: 125_000, customers: 500 },
  ],
  forecast: [
    { label: '2027', revenue: 900_000, costs: 1_200_000, customers: 900 },
    { label: '2028', revenue: 1_000_000, costs: 900_000, customers: 1_000 },
  ],
  goToMarket: ['Channel'],
  competitors: [{ name: 'Spreadsheet', strength: 'Being there', gap: 'Being right' }],
  team: [{ name: 'Somebody', role: 'founder', proof: 'did it before' }],
  cash: 200_000,
  burn: 50_000,
  plannedBurn: 60_000,
  milestones: ['Milestone'],
} as const;

export const examples: readonly WorkedExample<PitchInput>[] = [
  {
    source:
      'David Sacks explains the burn multiple: $3 million burnt and $1 million of net new recurring revenue are a burn multiple of 3',
    input: {
      ...plain,
      raise: 1_000_000,
      uses: [{ name: 'All', amount: 1_000_000 }],
      burnYear: 3_000_000,
      newRecurring: 1_000_000,
    },
    expected: { burnMultiple: { is: 3 }, slides: { is: 12 } },
  },
  {
    source:
      'Y Combinator, Post-money Safe Quick Start Guide: $1 million at $5.7 million pre-money, $6.7 million post-money, sells about 15 %',
    input: {
      ...plain,
      raise: 1_000_000,
      preMoney: 5_700_000,
      uses: [{ name: 'All', amount: 1_000_000 }],
      burnYear: 600_000,
      newRecurring: 400_000,
    },
    expected: { sold: { is: 15, within: 0.5 } },
  },
];
