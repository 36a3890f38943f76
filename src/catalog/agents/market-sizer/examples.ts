import type { WorkedExample } from '../../agent-desk/work.ts';
import type { MarketInput } from './fields.ts';

export const examples: readonly WorkedExample<MarketInput>[] = [
  {
    source:
      'Bass 1969, table 3: room air conditioners (m 16,895,000, p 0.0104185, q 0.41861) peak after 8.6 years at 1.9 million a year',
    input: {
      currency: 'USD',
      offer: 'Room air conditioners',
      everybody: 16_895_000,
      served: 100,
      won: 100,
      spending: 1,
      segments: [{ name: 'All', reached: 1, conversion: 100, purchases: 1, price: 1 }],
      innovation: 0.0104185,
      imitation: 0.41861,
      years: 20,
    },
    expected: { peakYear: { is: 8.6, within: 0.05 }, peakAdopters: { is: 1_900_000, within: 50_000 } },
  },
];
