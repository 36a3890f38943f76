import { defineWork } from '../../agent-desk/work.ts';
import { checks } from './checks.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters/starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    {
      title: 'Your offer',
      text: 'What you do, for whom it is, and why they come to you.',
      fields: ['name', 'trade', 'place', 'currency', 'start', 'offer', 'problem', 'difference', 'advantage'],
    },
    {
      title: 'Customers and market',
      text: 'Who buys, how they find you, and how sales move over the year.',
      fields: [
        'segments',
        'channels',
        'dealing',
        'hours',
        'operations',
        'customers',
        'growth',
        'firstShare',
        'rampMonths',
        'season',
        'winningCost',
        'newCustomers',
        'staysMonths',
      ],
    },
    { title: 'Prices', text: 'What one unit brings, and what it costs you.', fields: ['products'] },
    {
      title: 'Costs',
      text: 'What has to be paid whether anybody buys or not.',
      fields: ['fixed', 'equipment'],
    },
    { title: 'People', fields: ['people'] },
    {
      title: 'Funding',
      text: 'Where the money for the start comes from.',
      fields: ['openingCash', 'ownMoney', 'loans', 'grants'],
    },
    {
      title: 'Terms',
      text: 'When money really moves, and what the tax office takes.',
      fields: ['customerDays', 'supplierDays', 'stockDays', 'taxRate', 'vat', 'vatSales', 'vatPurchases'],
    },
    {
      title: 'What could be otherwise',
      text: 'Two other cases beside the expected one, and what you see yourself.',
      fields: ['lowSales', 'lowCosts', 'highSales', 'strengths', 'weaknesses', 'opportunities', 'threats'],
    },
  ],
  starters,
  checks,
  run: async (input) => (await import('./run.ts')).runSmallBusinessBuilder(input),
  levers: [
    { field: 'growth', min: -3, max: 5, step: 0.1 },
    { field: 'rampMonths', min: 0, max: 18, step: 1 },
    { field: 'customerDays', min: 0, max: 90, step: 1 },
    { field: 'lowSales', min: 0, max: 60, step: 1 },
  ],
  method,
  examples,
});
