import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isUneven = (draft: Draft) => draft.exposure === 'uneven';

export const fields = {
  campaign: {
    kind: 'text',
    label: 'Name of the campaign',
    help: 'It stands in every tagged link, so that sales can be told apart later.',
    maxLength: 60,
  },
  goal: { kind: 'text', label: 'What it is to achieve', maxLength: 240 },
  currency: currencyField,
  budget: {
    kind: 'money',
    label: 'Budget for media',
    help: 'What is paid to the channels. Production and fees are not in it.',
    min: 1,
  },
  orderValue: {
    kind: 'money',
    label: 'Value of one sale',
    help: 'What a customer pays on average, without value added tax.',
    min: 0.01,
  },
  margin: {
    kind: 'percent',
    label: 'Contribution margin',
    help: 'What is left of a sale after the cost of the goods, shipping and payment, before advertising.',
    min: 0.1,
    max: 100,
  },
  step: {
    kind: 'money',
    label: 'Show what one more of this sum brings',
    help: 'The usual question is about one more 1,000.',
    min: 1,
  },
  start: { kind: 'date', label: 'First day' },
  weeks: { kind: 'number', label: 'Length', unit: 'weeks', min: 1, max: 52, whole: true },
  phasing: {
    kind: 'choice',
    label: 'Weight over the weeks',
    options: [
      { value: 'even', label: 'The same every week' },
      { value: 'launch', label: 'Strong at the start' },
      { value: 'pulse', label: 'Two weeks on, one week off' },
    ],
  },
  landing: {
    kind: 'text',
    label: 'Address that the links lead to',
    help: 'A whole address with https:// in front.',
    maxLength: 1_000,
  },
  audience: {
    kind: 'number',
    label: 'People in the target audience',
    min: 100,
    max: 8_000_000_000,
    whole: true,
  },
  exposure: {
    kind: 'choice',
    label: 'How contacts fall on people',
    options: [
      { value: 'uneven', label: 'Some are heavy users (negative binomial)' },
      { value: 'random', label: 'All are equally likely (Poisson)' },
    ],
  },
  evenness: {
    kind: 'number',
    label: 'Evenness of use',
    help: 'The shape of the negative binomial: 0.5 when a few see most of it, 1 as a usual start, 5 when it is nearly even.',
    min: 0.1,
    max: 50,
    when: isUneven,
  },
  channels: {
    kind: 'table',
    label: 'Channels',
    help: 'Spent and sold are what you saw over a period as long as this campaign. The ceiling is the most that the channel could ever sell in that time. The form is the elasticity of a power curve (0.1 to 0.5 is usual) or the shape of a Hill curve (above 1 it is S-shaped).',
    row: 'channel',
    maxRows: 12,
    columns: {
      name: { kind: 'text', label: 'Channel', maxLength: 40 },
      curve: {
        kind: 'choice',
        label: 'Curve',
        options: [
          { value: 'exponential', label: 'Saturating' },
          { value: 'hill', label: 'Hill' },
          { value: 'power', label: 'Power' },
        ],
      },
      spent: { kind: 'money', label: 'Spent before', min: 0.01 },
      sales: { kind: 'number', label: 'Sold by it', min: 0.001 },
      ceiling: { kind: 'number', label: 'Ceiling of sales', min: 0.001, optional: true },
      form: { kind: 'number', label: 'Form', min: 0.1, max: 10, optional: true },
      least: { kind: 'money', label: 'At least', min: 0 },
      most: { kind: 'money', label: 'At most', min: 0 },
      price: { kind: 'money', label: 'Price of 1,000 contacts', min: 0.01 },
      clicks: { kind: 'percent', label: 'Clicks', min: 0, max: 100 },
      coverage: { kind: 'percent', label: 'Audience that uses it', min: 0.1, max: 100 },
      source: { kind: 'text', label: 'Source tag', maxLength: 40 },
      medium: { kind: 'text', label: 'Medium tag', maxLength: 40 },
      fromWeek: { kind: 'number', label: 'From week', min: 1, max: 52, whole: true, optional: true },
      toWeek: { kind: 'number', label: 'To week', min: 1, max: 52, whole: true, optional: true },
    },
  },
} as const satisfies Fields;

export type CampaignInput = Input<typeof fields>;
export type ChannelInput = CampaignInput['channels'][number];
