import type { Starter } from '../../agent-desk/work.ts';
import type { NegotiationInput } from './fields.ts';

/** Settlement, worth to us, worth to them. */
type Line = readonly [string, number, number];

function settingsOf(issues: Readonly<Record<string, readonly Line[]>>): NegotiationInput['settings'] {
  return Object.entries(issues).flatMap(([issue, lines]) =>
    lines.map(([setting, ours, theirs]) => ({ issue, setting, ours, theirs })),
  );
}

export const starters: readonly Starter<NegotiationInput>[] = [
  {
    name: 'Office lease in Dublin',
    text: 'A design studio negotiates rent, term, fit-out, a break clause and parking with a landlord.',
    input: {
      ours: 'Studio Liffey',
      theirs: 'the landlord',
      settings: settingsOf({
        'Rent a square metre': [
          ['€320', 35, 0],
          ['€345', 24, 12],
          ['€370', 13, 23],
          ['€395', 0, 32],
        ],
        Term: [
          ['3 years', 15, 0],
          ['5 years', 12, 14],
          ['10 years', 0, 28],
        ],
        'Fit-out contribution': [
          ['€120,000', 25, 0],
          ['€70,000', 16, 8],
          ['none', 0, 16],
        ],
        'Break clause': [
          ['after 3 years', 18, 0],
          ['after 5 years', 10, 6],
          ['none', 0, 12],
        ],
        Parking: [
          ['6 spaces', 7, 0],
          ['2 spaces', 3, 8],
          ['none', 0, 12],
        ],
      }),
      alternatives: [
        { name: 'Renew in the present building', value: 42, chance: 95 },
        { name: 'The space in Smithfield', value: 55, chance: 60 },
      ],
      walkCost: 3,
      theirLow: 30,
      theirLikely: 42,
      theirHigh: 58,
      rounds: 4,
    },
  },
  {
    name: 'Job offer in Bengaluru',
    text: 'An engineer negotiates pay, shares, the start and working from home, with another offer in hand.',
    input: {
      ours: 'the candidate',
      theirs: 'the company',
      settings: settingsOf({
        'Base pay': [
          ['₹48 lakh', 40, 0],
          ['₹44 lakh', 30, 10],
          ['₹40 lakh', 16, 22],
          ['₹36 lakh', 0, 30],
        ],
        Shares: [
          ['0.20 %', 20, 0],
          ['0.12 %', 13, 9],
          ['0.05 %', 0, 18],
        ],
        'Days at home': [
          ['4 a week', 22, 0],
          ['2 a week', 14, 9],
          ['none', 0, 12],
        ],
        Start: [
          ['in 3 months', 10, 0],
          ['in 6 weeks', 8, 18],
          ['at once', 0, 30],
        ],
        Title: [
          ['Staff engineer', 8, 6],
          ['Senior engineer', 0, 10],
        ],
      }),
      alternatives: [
        { name: 'The other offer', value: 58, chance: 90 },
        { name: 'Stay', value: 40, chance: 100 },
      ],
      walkCost: 2,
      theirLow: 25,
      theirLikely: 35,
      theirHigh: 50,
      rounds: 3,
    },
  },
  {
    name: 'Supply contract in São Paulo',
    text: 'A coffee roaster and a packaging maker agree on price, volume, payment and exclusivity.',
    input: {
      ours: 'the roaster',
      theirs: 'the packaging maker',
      settings: settingsOf({
        'Price per bag': [
          ['R$0.92', 38, 0],
          ['R$0.97', 26, 14],
          ['R$1.02', 13, 27],
          ['R$1.08', 0, 40],
        ],
        'Volume a year': [
          ['2 million, no minimum', 14, 0],
          ['2 million, 80 % firm', 10, 15],
          ['3 million, firm', 0, 25],
        ],
        Payment: [
          ['90 days', 20, 0],
          ['45 days', 12, 9],
          ['on delivery', 0, 14],
        ],
        'Stock held by them': [
          ['four weeks', 18, 0],
          ['two weeks', 12, 7],
          ['none', 0, 9],
        ],
        'Own design': [
          ['exclusive', 10, 4],
          ['not exclusive', 0, 12],
        ],
      }),
      alternatives: [
        { name: 'The present supplier', value: 38, chance: 100 },
        { name: 'Imports by Santos', value: 57, chance: 50 },
      ],
      walkCost: 0,
      theirLow: 28,
      theirLikely: 40,
      theirHigh: 52,
      rounds: 5,
    },
  },
];
