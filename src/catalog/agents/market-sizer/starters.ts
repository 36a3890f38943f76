import type { Starter } from '../../agent-desk/work.ts';
import type { MarketInput } from './fields.ts';

const usual = { innovation: 0.03, imitation: 0.38 };

export const starters: readonly Starter<MarketInput>[] = [
  {
    name: 'Booking for barbers',
    text: 'A subscription for barber shops in one country.',
    input: {
      currency: 'EUR',
      offer: 'Online booking for barber shops',
      everybody: 81_000,
      served: 62,
      won: 4,
      spending: 348,
      segments: [
        { name: 'Shops visited by our two reps', reached: 2_400, conversion: 9, purchases: 12, price: 29 },
        { name: 'Found by search', reached: 9_500, conversion: 2.4, purchases: 12, price: 29 },
        { name: 'Told by a wholesaler', reached: 5_200, conversion: 3.5, purchases: 12, price: 24 },
      ],
      ...usual,
      years: 10,
    },
  },
  {
    name: 'Water filter for farms',
    text: 'A device that is sold once, with cartridges each year.',
    input: {
      currency: 'INR',
      offer: 'Household filter against fluoride',
      everybody: 4_600_000,
      served: 21,
      won: 6,
      spending: 2_900,
      segments: [
        { name: 'Village co-operatives', reached: 38_000, conversion: 14, purchases: 1, price: 3_400 },
        { name: 'Health programmes', reached: 21_000, conversion: 22, purchases: 1, price: 2_600 },
        {
          name: 'Cartridges for those who have one',
          reached: 12_000,
          conversion: 70,
          purchases: 2,
          price: 420,
        },
      ],
      innovation: 0.012,
      imitation: 0.45,
      years: 15,
    },
  },
  {
    name: 'Course for welders',
    text: 'A firm that trains, with a narrow market and high prices.',
    input: {
      currency: 'USD',
      offer: 'Certificate course in orbital welding',
      everybody: 412_000,
      served: 8,
      won: 3,
      spending: 1_150,
      segments: [
        { name: 'Shipyards', reached: 1_800, conversion: 11, purchases: 1, price: 1_450 },
        { name: 'Pharma plant builders', reached: 950, conversion: 18, purchases: 1, price: 1_600 },
        { name: 'Welders on their own', reached: 6_200, conversion: 2.1, purchases: 1, price: 980 },
      ],
      innovation: 0.02,
      imitation: 0.3,
      years: 8,
    },
  },
];
