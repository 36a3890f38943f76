import type { WorkedExample } from '../../agent-desk/work.ts';
import type { LoanInput } from './fields.ts';

const plain = {
  currency: 'USD',
  perYear: '12',
  extra: 0,
  start: '2027-01-01',
  offers: [],
  refinance: false,
} as const;

export const examples: readonly WorkedExample<LoanInput>[] = [
  {
    source:
      'Regulation Z (12 CFR 1026), appendix J, example (c)(1)(i): 24 payments of $230 for $5,000 are 9.69 % a year',
    // The nominal rate that makes the payment $230 is the rate that the example asks for, as there are no fees.
    input: { ...plain, amount: 5_000, rate: 9.69, years: 2, fees: 0 },
    expected: { payment: { is: 230, within: 0.02 }, apr: { is: 9.69, within: 0.005 } },
  },
  {
    source: 'The table of monthly payments in common use: 30 years at 6 % are $5.9955 for each $1,000',
    input: { ...plain, amount: 1_000, rate: 6, years: 30, fees: 0 },
    expected: { payment: { is: 5.9955, within: 0.00005 }, payments: { is: 360 } },
  },
];
