import type { Starter } from '../../agent-desk/work.ts';
import type { TaxInput } from './fields.ts';

const buy = (day: string, security: string, quantity: number, price: number, lot?: string) => ({
  day,
  security,
  action: 'buy' as const,
  quantity,
  price,
  ...(lot === undefined ? {} : { lot }),
});
const sell = (day: string, security: string, quantity: number, price: number, lot?: string) => ({
  ...buy(day, security, quantity, price, lot),
  action: 'sell' as const,
});

export const starters: readonly Starter<TaxInput>[] = [
  {
    name: 'Before the year ends',
    text: 'A US investor has gains from a sale in spring, one wash sale already, and losses that could still be taken.',
    input: {
      currency: 'USD',
      today: '2026-11-16',
      yearFrom: '2026-01-01',
      order: 'fifo',
      longAfter: 365,
      wash: true,
      shortRate: 32,
      longRate: 15,
      trades: [
        buy('2023-02-14', 'Index fund', 240, 188.4),
        buy('2024-09-03', 'Index fund', 110, 251.75),
        buy('2025-12-12', 'Chip maker', 150, 131.2),
        buy('2025-06-18', 'Solar firm', 300, 42.6),
        buy('2026-01-09', 'Bond fund', 400, 51.1),
        sell('2026-04-22', 'Index fund', 180, 284.9),
        sell('2026-06-10', 'Chip maker', 50, 159.9),
        sell('2026-07-14', 'Solar firm', 100, 31.2),
        buy('2026-07-30', 'Solar firm', 60, 28.4),
        buy('2026-03-02', 'Cloud software', 90, 214.5),
        buy('2026-11-02', 'Cloud software', 20, 176.3),
      ],
      prices: [
        { security: 'Index fund', price: 291.3 },
        { security: 'Chip maker', price: 168.4 },
        { security: 'Solar firm', price: 26.9 },
        { security: 'Bond fund', price: 48.2 },
        { security: 'Cloud software', price: 171.8 },
      ],
      leastLoss: 250,
    },
  },
  {
    name: 'Listed shares in India',
    text: 'Oldest units first, long term after twelve months, two rates, and no wash-sale rule.',
    input: {
      currency: 'INR',
      today: '2027-02-26',
      yearFrom: '2026-04-01',
      order: 'fifo',
      longAfter: 365,
      wash: false,
      shortRate: 20,
      longRate: 12.5,
      trades: [
        { ...buy('2023-07-12', 'Private bank', 400, 812.5), fees: 340 },
        { ...buy('2025-10-08', 'Private bank', 250, 986.2), fees: 260 },
        { ...buy('2024-11-19', 'Cement works', 600, 542.75), fees: 330 },
        { ...buy('2026-05-06', 'Software services', 150, 1_624.4), fees: 250 },
        { ...sell('2026-08-20', 'Private bank', 500, 1_041.6), fees: 530 },
        { ...sell('2026-12-15', 'Software services', 60, 1_702.3), fees: 110 },
      ],
      prices: [
        { security: 'Private bank', price: 1_018.9 },
        { security: 'Cement works', price: 468.3 },
        { security: 'Software services', price: 1_488.1 },
      ],
      leastLoss: 5_000,
    },
  },
  {
    name: 'Named lots of a founder',
    text: 'Shares from three grants in the United States; each sale names its lot so that the oldest stay.',
    input: {
      currency: 'USD',
      today: '2026-09-30',
      yearFrom: '2026-01-01',
      order: 'specific',
      longAfter: 365,
      wash: true,
      shortRate: 37,
      longRate: 20,
      trades: [
        buy('2021-03-01', 'Founder shares', 40_000, 0.35, 'Grant A'),
        buy('2024-06-03', 'Founder shares', 5_000, 18.2, 'Grant B'),
        buy('2025-11-10', 'Founder shares', 3_000, 31.4, 'Grant C'),
        sell('2026-02-18', 'Founder shares', 2_500, 29.75, 'Grant B'),
        sell('2026-08-12', 'Founder shares', 1_000, 27.1, 'Grant C'),
      ],
      prices: [{ security: 'Founder shares', price: 25.6 }],
      leastLoss: 1_000,
    },
  },
];
