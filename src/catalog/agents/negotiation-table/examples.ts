import type { WorkedExample } from '../../agent-desk/work.ts';
import type { NegotiationInput } from './fields.ts';

/** What each good is worth to Bill and to Jack, and whose it is at first. */
const goods = [
  ['Book', 2, 4, 'Bill'],
  ['Whip', 2, 2, 'Bill'],
  ['Ball', 2, 1, 'Bill'],
  ['Bat', 2, 2, 'Bill'],
  ['Box', 4, 1, 'Bill'],
  ['Pen', 10, 1, 'Jack'],
  ['Toy', 4, 1, 'Jack'],
  ['Knife', 6, 2, 'Jack'],
  ['Hat', 2, 2, 'Jack'],
] as const;

export const examples: readonly WorkedExample<NegotiationInput>[] = [
  {
    source:
      'Nash, The bargaining problem, Econometrica 18 (1950), Bill and Jack: Bill gives book, whip, ball and bat, Jack gives pen, toy and knife',
    input: {
      ours: 'Bill',
      theirs: 'Jack',
      settings: goods.flatMap(([issue, ours, theirs, owner]) => {
        const bill = { issue, setting: 'Bill', ours, theirs: 0 };
        const jack = { issue, setting: 'Jack', ours: 0, theirs };
        return owner === 'Bill' ? [bill, jack] : [jack, bill];
      }),
      // Without a trade each keeps what he has: 12 for Bill, 6 for Jack.
      alternatives: [{ name: 'Keep everything', value: 12, chance: 100 }],
      walkCost: 0,
      theirLow: 6,
      theirLikely: 6,
      theirHigh: 6,
      rounds: 3,
    },
    expected: {
      nashOurs: { is: 24 },
      nashTheirs: { is: 11 },
      nashPackage: {
        is: 'Book: Jack; Whip: Jack; Ball: Jack; Bat: Jack; Box: Bill; Pen: Bill; Toy: Bill; Knife: Bill; Hat: Jack',
      },
    },
  },
];
