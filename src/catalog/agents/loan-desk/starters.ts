import type { Starter } from '../../agent-desk/work.ts';
import type { LoanInput } from './fields.ts';

export const starters: readonly Starter<LoanInput>[] = [
  {
    name: 'First home',
    text: 'A family flat over 30 years, with three banks to choose from.',
    input: {
      currency: 'USD',
      amount: 320_000,
      rate: 6.4,
      years: 30,
      perYear: '12',
      fees: 4_800,
      extra: 0,
      start: '2027-01-01',
      offers: [
        { name: 'Harbour Savings', rate: 6.15, years: 30, fees: 9_200 },
        { name: 'Union Credit', rate: 6.55, years: 30, fees: 0 },
        { name: 'Northgate Bank', rate: 5.75, years: 20, fees: 5_600 },
      ],
      refinance: false,
    },
  },
  {
    name: 'Delivery van',
    text: 'A small firm finances a van over five years and wants to be done sooner.',
    input: {
      currency: 'EUR',
      amount: 38_500,
      rate: 7.9,
      years: 5,
      perYear: '12',
      fees: 450,
      extra: 150,
      start: '2026-12-01',
      offers: [{ name: 'Dealer finance', rate: 4.9, years: 5, fees: 2_300 }],
      refinance: false,
    },
  },
  {
    name: 'Refinance after six years',
    text: 'Rates have fallen: does changing pay for its costs before the house is sold?',
    input: {
      currency: 'GBP',
      amount: 210_000,
      rate: 5.6,
      years: 25,
      perYear: '12',
      fees: 999,
      extra: 0,
      start: '2021-01-01',
      offers: [],
      refinance: true,
      paidYears: 6,
      newRate: 4.2,
      newYears: 19,
      newFees: 3_400,
    },
  },
];
