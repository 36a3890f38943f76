import type { WorkedExample } from '../../agent-desk/work.ts';
import type { CampaignInput, ChannelInput } from './fields.ts';

const channel = {
  curve: 'power',
  spent: 1,
  form: 0.5,
  least: 0,
  most: 1_000_000,
  price: 10,
  clicks: 1,
  coverage: 100,
  medium: 'cpc',
} as const satisfies Partial<ChannelInput>;

const plain = {
  campaign: 'Example',
  goal: 'Sell.',
  currency: 'USD',
  orderValue: 100,
  margin: 50,
  step: 1_000,
  start: '2027-03-01',
  weeks: 4,
  phasing: 'even',
  landing: 'https://www.example.com/',
} as const satisfies Partial<CampaignInput>;

export const examples: readonly WorkedExample<CampaignInput>[] = [
  {
    source:
      'The inequality of Cauchy and Schwarz: 3√x + 4√y with x + y = 100 is at most √(9 + 16) · √100 = 50, at x = 36 and y = 64',
    input: {
      ...plain,
      budget: 100,
      audience: 100_000,
      exposure: 'random',
      channels: [
        { ...channel, name: 'One', source: 'one', sales: 3 },
        { ...channel, name: 'Other', source: 'other', sales: 4 },
      ],
    },
    expected: {
      sales: { is: 50, within: 1e-6 },
      spend1: { is: 36, within: 1e-4 },
      spend2: { is: 64, within: 1e-4 },
    },
  },
  {
    source:
      'Glossaries of media planning: 20 commercials with a rating of 12 each are 240 gross rating points; placed at random they reach 1 − e^(−2.4) = 90.93 % of the audience 2.64 times',
    input: {
      ...plain,
      budget: 24_000,
      audience: 1_000_000,
      exposure: 'random',
      channels: [{ ...channel, name: 'Television', source: 'tv', sales: 1 }],
    },
    expected: {
      grossRating: { is: 240, within: 1e-9 },
      reach: { is: 90.93, within: 0.005 },
      frequency: { is: 2.64, within: 0.005 },
    },
  },
];
