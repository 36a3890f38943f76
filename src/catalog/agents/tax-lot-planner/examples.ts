import type { WorkedExample } from '../../agent-desk/work.ts';
import type { TaxInput } from './fields.ts';

const plain = {
  currency: 'USD',
  order: 'fifo',
  longAfter: 365,
  wash: true,
  shortRate: 30,
  longRate: 15,
  prices: [],
  leastLoss: 0,
} as const;

export const examples: readonly WorkedExample<TaxInput>[] = [
  {
    source:
      'IRS Publication 550, wash sales, example 1: 100 shares bought for $1,000 and sold for $750; within 30 days 100 are bought for $800: the loss of $250 cannot be deducted, and the basis of the new stock is $1,050',
    input: {
      ...plain,
      today: '2025-06-30',
      yearFrom: '2025-01-01',
      trades: [
        { day: '2025-01-10', security: 'X', action: 'buy', quantity: 100, price: 10 },
        { day: '2025-05-05', security: 'X', action: 'sell', quantity: 100, price: 7.5 },
        { day: '2025-05-20', security: 'X', action: 'buy', quantity: 100, price: 8 },
      ],
    },
    expected: {
      disallowed: { is: 250, within: 0.001 },
      netGain: { is: 0, within: 0.001 },
      remainingBasis: { is: 1_050, within: 0.001 },
    },
  },
  {
    source:
      'IRS Publication 550 (2009), wash sales, more or less stock bought than sold: of a loss of $1,000 on 100 shares, $750 on 75 shares cannot be deducted and $250 can; the new bases are $3,250 and $1,375',
    input: {
      ...plain,
      today: '2010-03-31',
      yearFrom: '2010-01-01',
      trades: [
        { day: '2009-09-24', security: 'M', action: 'buy', quantity: 100, price: 50 },
        { day: '2009-12-18', security: 'M', action: 'buy', quantity: 50, price: 55 },
        { day: '2009-12-28', security: 'M', action: 'buy', quantity: 25, price: 45 },
        { day: '2010-01-07', security: 'M', action: 'sell', quantity: 100, price: 40 },
      ],
    },
    expected: {
      disallowed: { is: 750, within: 0.001 },
      netGain: { is: -250, within: 0.001 },
      remainingBasis: { is: 3_250 + 1_375, within: 0.001 },
    },
  },
  {
    source:
      'Treasury Regulation 1.1091-2(a), example 1: a share bought for $100 and sold for $80 on 15 January 1955, one bought for $90 on 1 February: the basis of the new share is $110',
    input: {
      ...plain,
      today: '1955-12-31',
      yearFrom: '1955-01-01',
      trades: [
        { day: '1935-01-02', security: 'X Corporation', action: 'buy', quantity: 1, price: 100 },
        { day: '1955-01-15', security: 'X Corporation', action: 'sell', quantity: 1, price: 80 },
        { day: '1955-02-01', security: 'X Corporation', action: 'buy', quantity: 1, price: 90 },
      ],
    },
    expected: { remainingBasis: { is: 110, within: 0.001 }, longGain: { is: 0, within: 0.001 } },
  },
];
