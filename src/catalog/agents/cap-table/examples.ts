import type { WorkedExample } from '../../agent-desk/work.ts';
import type { CapInput } from './fields.ts';

const plain = {
  currency: 'USD',
  company: 'Example',
  freePool: 0,
  seniority: 'equal',
  exitCosts: 0,
} as const;

const seriesA = {
  name: 'Series A',
  preMoney: 40_000_000,
  investment: 10_000_000,
  multiple: 1,
  participation: 'none',
} as const;

export const examples: readonly WorkedExample<CapInput>[] = [
  {
    source:
      'Kirsty Nathoo, Understanding SAFEs and Priced Equity Rounds, Y Combinator: $200,000 at a cap of $4 million own 5 %, $800,000 at $8 million own 10 % before the round',
    input: {
      ...plain,
      holders: [
        { name: 'Founder 1', kind: 'founder', shares: 4_625_000 },
        { name: 'Founder 2', kind: 'founder', shares: 4_625_000 },
      ],
      safes: [
        { name: 'Investor A', amount: 200_000, cap: 4_000_000, discount: 0 },
        { name: 'Investor B', amount: 800_000, cap: 8_000_000, discount: 0 },
      ],
      rounds: [seriesA],
      exitValue: 50_000_000,
    },
    expected: {
      safe1Owned: { is: 5, within: 0.000001 },
      safe2Owned: { is: 10, within: 0.000001 },
      foundersBefore: { is: 85, within: 0.000001 },
    },
  },
  {
    source:
      'Y Combinator, Post-money Safe Quick Start Guide: $500,000 at a cap of $5.5 million are about 9 %, $500,000 at $8.3 million about 6 %',
    input: {
      ...plain,
      holders: [{ name: 'Founder', kind: 'founder', shares: 10_000_000 }],
      safes: [
        { name: 'First', amount: 500_000, cap: 5_500_000, discount: 0 },
        { name: 'Second', amount: 500_000, cap: 8_300_000, discount: 0 },
      ],
      rounds: [seriesA],
      exitValue: 50_000_000,
    },
    expected: { safe1Owned: { is: 9, within: 0.5 }, safe2Owned: { is: 6, within: 0.5 } },
  },
  {
    source:
      'Gust, Participating preferred: $2 million for 30 % with full participation get $4.4 million of a sale for $10 million',
    input: {
      ...plain,
      holders: [{ name: 'Founders', kind: 'founder', shares: 7_000_000 }],
      safes: [],
      rounds: [
        {
          name: 'Seed',
          preMoney: 2_000_000 / 0.3 - 2_000_000,
          investment: 2_000_000,
          multiple: 1,
          participation: 'full',
        },
      ],
      exitValue: 10_000_000,
    },
    expected: {
      roundsProceeds: { is: 4_400_000, within: 0.01 },
      foundersProceeds: { is: 5_600_000, within: 0.01 },
    },
  },
];
