import type { Starter } from '../../agent-desk/work.ts';
import type { CapInput } from './fields.ts';

export const starters: readonly Starter<CapInput>[] = [
  {
    name: 'From safes to series A',
    text: 'A software company with three safes and a pool that the lead investor wants at ten per cent.',
    input: {
      currency: 'USD',
      company: 'Tidewater Analytics',
      holders: [
        { name: 'Amina', kind: 'founder', shares: 4_500_000 },
        { name: 'Jonas', kind: 'founder', shares: 4_000_000 },
        { name: 'First engineers', kind: 'employee', shares: 620_000 },
      ],
      freePool: 380_000,
      safes: [
        { name: 'Accelerator', amount: 125_000, cap: 1_785_714, discount: 0 },
        { name: 'Angels', amount: 650_000, cap: 8_000_000, discount: 20 },
        { name: 'Seed fund', amount: 1_000_000, cap: 12_000_000, discount: 0 },
      ],
      rounds: [
        {
          name: 'Series A',
          preMoney: 24_000_000,
          investment: 6_000_000,
          poolTarget: 10,
          multiple: 1,
          participation: 'none',
        },
      ],
      seniority: 'equal',
      exitValue: 60_000_000,
      exitCosts: 1_800_000,
    },
  },
  {
    name: 'Three rounds with hard terms',
    text: 'A Swiss device maker took participation and a double preference; what does a modest sale leave?',
    input: {
      currency: 'CHF',
      company: 'Aare Medtech',
      holders: [
        { name: 'Founders', kind: 'founder', shares: 800_000 },
        { name: 'University', kind: 'investor', shares: 90_000 },
        { name: 'Team', kind: 'employee', shares: 60_000 },
      ],
      freePool: 50_000,
      safes: [],
      rounds: [
        { name: 'Seed', preMoney: 4_500_000, investment: 1_500_000, multiple: 1, participation: 'none' },
        {
          name: 'Series A',
          preMoney: 14_000_000,
          investment: 6_000_000,
          poolTarget: 8,
          multiple: 1,
          participation: 'capped',
          cap: 2.5,
        },
        {
          name: 'Series B',
          preMoney: 26_000_000,
          investment: 12_000_000,
          poolTarget: 6,
          multiple: 2,
          participation: 'full',
        },
      ],
      seniority: 'latest',
      exitValue: 45_000_000,
      exitCosts: 3_500_000,
    },
  },
  {
    name: 'A round below the cap',
    text: 'A shop platform in Brazil raises after a hard year; the safes convert by their discount and take more than promised.',
    input: {
      currency: 'BRL',
      company: 'Loja Viva',
      holders: [
        { name: 'Camila', kind: 'founder', shares: 600_000 },
        { name: 'Rafael', kind: 'founder', shares: 300_000 },
        { name: 'Advisers', kind: 'employee', shares: 20_000 },
      ],
      freePool: 80_000,
      safes: [
        { name: 'Family office', amount: 2_000_000, cap: 30_000_000, discount: 20 },
        { name: 'Angel club', amount: 1_200_000, discount: 15 },
      ],
      rounds: [
        {
          name: 'Seed',
          preMoney: 18_000_000,
          investment: 5_000_000,
          poolTarget: 12,
          multiple: 1,
          participation: 'none',
        },
        {
          name: 'Series A',
          preMoney: 60_000_000,
          investment: 20_000_000,
          poolTarget: 10,
          multiple: 1,
          participation: 'none',
        },
      ],
      seniority: 'equal',
      exitValue: 120_000_000,
      exitCosts: 4_000_000,
    },
  },
];
