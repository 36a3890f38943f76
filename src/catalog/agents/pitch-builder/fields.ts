import { currencyField } from '../../agent-desk/currencies.ts';
import type { Fields, Input } from '../../agent-desk/fields.ts';

const points = { kind: 'list', minItems: 1, maxItems: 5 } as const;

export const fields = {
  currency: currencyField,
  company: { kind: 'text', label: 'Company', maxLength: 60 },
  oneLine: {
    kind: 'text',
    label: 'What you do, in one line',
    help: 'For whom, what, and the effect, in words that a neighbour understands.',
    maxLength: 140,
  },
  problem: {
    ...points,
    label: 'The problem',
    help: 'Who has it, how often, and what it costs them. A number beats an adjective.',
  },
  solution: { ...points, label: 'Your answer to it' },
  whyNow: { ...points, label: 'Why now', help: 'What changed: a law, a price, a habit, a technology.' },
  customersAll: {
    kind: 'number',
    label: 'Customers in the world who have the problem',
    help: 'Count them from a register or statistics and name the source.',
    min: 1,
  },
  customersServed: {
    kind: 'number',
    label: 'Of these, customers that you can serve',
    help: 'In your countries, language and segment.',
    min: 1,
  },
  shareAimed: {
    kind: 'percent',
    label: 'Share of these that you aim at within the forecast',
    min: 0.01,
    max: 100,
  },
  pricePerYear: { kind: 'money', label: 'What one customer pays a year', min: 0.01 },
  grossMargin: { kind: 'percent', label: 'Gross margin', min: -100, max: 100 },
  churn: { kind: 'percent', label: 'Customers lost a month', min: 0, max: 100 },
  acquisitionCost: {
    kind: 'money',
    label: 'Cost of winning one customer',
    help: 'All of sales and marketing, wages included, divided by customers won.',
    min: 0,
  },
  period: {
    kind: 'choice',
    label: 'The figures of the past are for each',
    options: [
      { value: '1', label: 'Month' },
      { value: '3', label: 'Quarter' },
      { value: '12', label: 'Year' },
    ],
  },
  history: {
    kind: 'table',
    label: 'What you achieved so far',
    row: 'period',
    minRows: 2,
    maxRows: 24,
    columns: {
      label: { kind: 'text', label: 'Period', maxLength: 20 },
      revenue: { kind: 'money', label: 'Revenue', min: 0 },
      customers: { kind: 'number', label: 'Customers at its end', min: 0 },
    },
  },
  forecast: {
    kind: 'table',
    label: 'Forecast, year by year',
    row: 'year',
    minRows: 2,
    maxRows: 7,
    columns: {
      label: { kind: 'text', label: 'Year', maxLength: 20 },
      revenue: { kind: 'money', label: 'Revenue', min: 0 },
      costs: { kind: 'money', label: 'All costs', min: 0 },
      customers: { kind: 'number', label: 'Customers at its end', min: 0 },
    },
  },
  goToMarket: {
    ...points,
    label: 'How you reach customers',
    help: 'The channel that works today first, with its numbers.',
  },
  competitors: {
    kind: 'table',
    label: 'What customers use instead',
    help: 'Spreadsheets and doing nothing are competitors too.',
    row: 'alternative',
    minRows: 1,
    maxRows: 6,
    columns: {
      name: { kind: 'text', label: 'Alternative', maxLength: 60 },
      strength: { kind: 'text', label: 'Good at', maxLength: 120 },
      gap: { kind: 'text', label: 'Where you win', maxLength: 120 },
    },
  },
  team: {
    kind: 'table',
    label: 'Team',
    row: 'person',
    minRows: 1,
    maxRows: 6,
    columns: {
      name: { kind: 'text', label: 'Name', maxLength: 60 },
      role: { kind: 'text', label: 'Role', maxLength: 60 },
      proof: { kind: 'text', label: 'Why this person', maxLength: 140 },
    },
  },
  raise: { kind: 'money', label: 'Money that you raise', min: 1 },
  preMoney: {
    kind: 'money',
    label: 'Pre-money valuation',
    help: 'Leave it empty to let the market speak first.',
    min: 1,
    optional: true,
  },
  cash: { kind: 'money', label: 'Cash today', min: 0 },
  burn: { kind: 'money', label: 'Net cash burnt a month today', min: 0 },
  plannedBurn: { kind: 'money', label: 'Net burn a month after the round', min: 0 },
  burnYear: { kind: 'money', label: 'Net cash burnt in the last twelve months', min: 0 },
  newRecurring: {
    kind: 'money',
    label: 'Yearly recurring revenue added in the last twelve months',
    help: 'New and expanded less lost contracts. Zero where revenue does not recur.',
    min: 0,
  },
  uses: {
    kind: 'table',
    label: 'What the money is for',
    row: 'use',
    minRows: 1,
    maxRows: 8,
    columns: {
      name: { kind: 'text', label: 'Use', maxLength: 60 },
      amount: { kind: 'money', label: 'Amount', min: 0 },
    },
  },
  milestones: {
    ...points,
    label: 'What will be true when it is spent',
    help: 'What the next investor will ask to see.',
  },
} as const satisfies Fields;

export type PitchInput = Input<typeof fields>;
