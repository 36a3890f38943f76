import type { ColumnField, Fields } from '../../agent-desk/fields.ts';

export const monthsAhead = 36;

const nameLength = 60;
const name = (label: string) => ({ kind: 'text', label, maxLength: nameLength }) as const;
const sum = (label: string) => ({ kind: 'money', label, min: 0, max: 1_000_000_000 }) as const;
const month = (label: string) =>
  ({ kind: 'number', label, min: 1, max: monthsAhead, whole: true }) as const satisfies ColumnField;

/** What is asked as rows: what is sold, spent, earned by people, and paid in. */
export const tableFields = {
  season: {
    kind: 'table',
    label: 'Months that are not like the others',
    help: '100 is an average month. Months that you leave out have 100.',
    row: 'month',
    optional: true,
    maxRows: 12,
    columns: {
      month: {
        kind: 'choice',
        label: 'Month',
        options: [
          { value: '1', label: 'January' },
          { value: '2', label: 'February' },
          { value: '3', label: 'March' },
          { value: '4', label: 'April' },
          { value: '5', label: 'May' },
          { value: '6', label: 'June' },
          { value: '7', label: 'July' },
          { value: '8', label: 'August' },
          { value: '9', label: 'September' },
          { value: '10', label: 'October' },
          { value: '11', label: 'November' },
          { value: '12', label: 'December' },
        ],
      },
      level: { kind: 'percent', label: 'Of an average month', min: 0, max: 500 },
    },
  },
  products: {
    kind: 'table',
    label: 'What you sell',
    help: 'Prices and costs without value added tax. Direct costs arise with each unit: ingredients, goods, fees, subcontractors.',
    row: 'product',
    minRows: 1,
    maxRows: 12,
    columns: {
      name: name('Product or service'),
      price: { kind: 'money', label: 'Price', min: 0, max: 10_000_000 },
      cost: { kind: 'money', label: 'Direct cost', min: 0, max: 10_000_000 },
      units: { kind: 'number', label: 'Units a month', min: 0, max: 10_000_000 },
      growth: { kind: 'percent', label: 'Own growth a month', min: -50, max: 25, optional: true },
    },
  },
  fixed: {
    kind: 'table',
    label: 'Costs every month',
    help: 'Rent, energy, insurance, advertising, bookkeeping: what you pay even when nobody buys. Without value added tax and without wages.',
    row: 'cost',
    optional: true,
    maxRows: 30,
    columns: { name: name('Cost'), amount: sum('A month'), from: month('From month') },
  },
  equipment: {
    kind: 'table',
    label: 'Things bought once',
    help: 'Machines, furniture, conversion, a website. Their cost is spread over the years in which they are used.',
    row: 'purchase',
    optional: true,
    maxRows: 30,
    columns: {
      name: name('What'),
      amount: sum('Price'),
      month: month('In month'),
      life: { kind: 'number', label: 'Used for', unit: 'years', min: 0.25, max: 50 },
    },
  },
  people: {
    kind: 'table',
    label: 'Who is paid',
    help: 'Yourself too, with what you need to live on. Employer’s charges come on top of the salary.',
    row: 'person',
    optional: true,
    maxRows: 40,
    columns: {
      role: name('Role'),
      salary: sum('Salary a month'),
      from: month('From month'),
      charges: { kind: 'percent', label: 'Employer’s charges', min: 0, max: 100 },
    },
  },
  loans: {
    kind: 'table',
    label: 'Loans',
    help: 'In the grace months only interest is paid. The term counts them too.',
    row: 'loan',
    optional: true,
    maxRows: 8,
    columns: {
      name: name('From whom'),
      amount: sum('Amount'),
      month: month('In month'),
      rate: { kind: 'percent', label: 'Interest a year', min: 0, max: 60 },
      term: { kind: 'number', label: 'Term', unit: 'months', min: 1, max: 360, whole: true },
      grace: { kind: 'number', label: 'Grace', unit: 'months', min: 0, max: 60, whole: true },
    },
  },
  grants: {
    kind: 'table',
    label: 'Grants',
    help: 'Money that need not be paid back. It counts as income in the month in which it arrives.',
    row: 'grant',
    optional: true,
    maxRows: 8,
    columns: { name: name('From whom'), amount: sum('Amount'), month: month('In month') },
  },
} as const satisfies Fields;
