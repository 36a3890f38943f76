import { currencyField } from '../../agent-desk/currencies.ts';
import type { Fields, Input } from '../../agent-desk/fields.ts';

const nameLength = 60;

export const fields = {
  currency: currencyField,
  today: { kind: 'date', label: 'Day of the plan', help: 'Everything is seen from this day.' },
  yearFrom: {
    kind: 'date',
    label: 'Tax year begins',
    help: 'Sales before it move lots, but are not counted among the gains of the year.',
  },
  order: {
    kind: 'choice',
    label: 'Which lot is sold first',
    help: 'Where nothing else was arranged with the broker, the US take the oldest. Ask what your country allows.',
    options: [
      { value: 'fifo', label: 'The oldest (FIFO)' },
      { value: 'lifo', label: 'The newest (LIFO)' },
      { value: 'hifo', label: 'The dearest (HIFO)' },
      { value: 'specific', label: 'The lot that each sale names' },
    ],
  },
  longAfter: {
    kind: 'number',
    label: 'Long term when held for more than',
    help: 'The US rule is more than one year; 365 days stand for it here. Other countries have other thresholds, or none.',
    unit: 'days',
    min: 0,
    max: 7_300,
    whole: true,
  },
  wash: {
    kind: 'switch',
    label: 'The US wash-sale rule applies',
    help: 'A loss does not count when the same security is bought within 30 days before or after the sale; it goes into the basis of what was bought.',
  },
  shortRate: { kind: 'percent', label: 'Tax rate on short-term gains', min: 0, max: 80 },
  longRate: { kind: 'percent', label: 'Tax rate on long-term gains', min: 0, max: 80 },
  trades: {
    kind: 'table',
    label: 'Purchases and sales',
    help: 'All of them, also of earlier years, as long as something of the lot is left or was sold this year. A lot needs a name only where a sale is to choose it.',
    row: 'trade',
    maxRows: 500,
    columns: {
      day: { kind: 'date', label: 'Day' },
      security: { kind: 'text', label: 'Security', maxLength: nameLength },
      action: {
        kind: 'choice',
        label: 'Trade',
        options: [
          { value: 'buy', label: 'Bought' },
          { value: 'sell', label: 'Sold' },
        ],
      },
      quantity: { kind: 'number', label: 'Units', min: 0.000001 },
      price: { kind: 'money', label: 'Price of one', min: 0 },
      fees: { kind: 'money', label: 'Fees', min: 0, optional: true },
      lot: { kind: 'text', label: 'Lot', maxLength: nameLength, optional: true },
    },
  },
  prices: {
    kind: 'table',
    label: 'Prices on the day of the plan',
    help: 'For what is still held. Without them nothing is said about harvesting.',
    row: 'price',
    optional: true,
    maxRows: 200,
    columns: {
      security: { kind: 'text', label: 'Security', maxLength: nameLength },
      price: { kind: 'money', label: 'Price of one', min: 0 },
    },
  },
  leastLoss: {
    kind: 'money',
    label: 'Smallest loss worth taking',
    help: 'Below it, spread and effort cost more than the tax saved.',
    min: 0,
  },
} as const satisfies Fields;

export type TaxInput = Input<typeof fields>;
