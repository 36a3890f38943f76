import { currencyField } from '../../agent-desk/currencies.ts';
import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  currency: currencyField,
  offer: { kind: 'text', label: 'What is sold', help: 'In the words of a customer.', maxLength: 120 },
  everybody: {
    kind: 'number',
    label: 'Everybody who could ever buy',
    help: 'People or firms in the whole market, from a census, a registry or an association. Write down where it is from.',
    unit: 'customers',
    min: 1,
  },
  served: {
    kind: 'percent',
    label: 'Of them, those you can serve',
    help: 'By place, language, law and what the product does today.',
    min: 0,
    max: 100,
  },
  won: {
    kind: 'percent',
    label: 'Of those, the share you can win',
    help: 'Within the years below, against everybody else who sells it. More than 10 % needs a reason.',
    min: 0,
    max: 100,
  },
  spending: { kind: 'money', label: 'Spent by one customer a year', min: 0 },
  segments: {
    kind: 'table',
    label: 'From below: who buys, and how you reach them',
    help: 'One row for each kind of customer. Reached is how many will hear of it in a year through a way you can name.',
    row: 'segment',
    minRows: 1,
    maxRows: 12,
    columns: {
      name: { kind: 'text', label: 'Segment', maxLength: 60 },
      reached: { kind: 'number', label: 'Reached a year', min: 0 },
      conversion: { kind: 'percent', label: 'Of them buy', min: 0, max: 100 },
      purchases: { kind: 'number', label: 'Purchases a year', min: 0 },
      price: { kind: 'money', label: 'Price', min: 0 },
    },
  },
  innovation: {
    kind: 'number',
    label: 'Coefficient of innovation, p',
    help: 'Who buys without having seen it at others. Over many products it is near 0.03.',
    min: 0.0001,
    max: 1,
  },
  imitation: {
    kind: 'number',
    label: 'Coefficient of imitation, q',
    help: 'Who buys because others have it. Over many products it is near 0.38.',
    min: 0,
    max: 3,
  },
  years: { kind: 'number', label: 'Years to look ahead', unit: 'years', min: 3, max: 30, whole: true },
} as const satisfies Fields;

export type MarketInput = Input<typeof fields>;
