import { currencyField } from '../../agent-desk/currencies.ts';
import type { Fields, Input } from '../../agent-desk/fields.ts';

export const fields = {
  currency: currencyField,
  company: { kind: 'text', label: 'Company', maxLength: 80 },
  start: {
    kind: 'date',
    label: 'Monday of the first week',
    help: 'The forecast runs from this Monday for 13 weeks.',
  },
  openingCash: {
    kind: 'money',
    label: 'Cash in the bank on that morning',
    help: 'By the bank’s books, less what was already ordered to be paid. An overdraft is negative.',
  },
  creditLine: {
    kind: 'money',
    label: 'Credit line that can still be drawn',
    help: 'Committed by contract. A line that the bank can call any day is not.',
    min: 0,
  },
  minimum: {
    kind: 'money',
    label: 'Least that must be kept',
    help: 'The liquidity covenant of the bank, or what you need to sleep well.',
    min: 0,
  },
  minimumOf: {
    kind: 'choice',
    label: 'That holds for',
    options: [
      { value: 'cash', label: 'Cash alone' },
      { value: 'liquidity', label: 'Cash and undrawn credit line' },
    ],
  },
  weeks: {
    kind: 'table',
    label: 'Sales and purchases, week by week',
    help: 'As invoiced, with value added tax. With fewer than 13 rows the last one goes on.',
    row: 'week',
    minRows: 1,
    maxRows: 13,
    columns: {
      sales: { kind: 'money', label: 'Sales invoiced', min: 0 },
      purchases: { kind: 'money', label: 'Purchases invoiced', min: 0 },
    },
  },
  pattern: {
    kind: 'table',
    label: 'When customers pay new invoices',
    help: 'From your own ledger: of 100 invoiced, how much arrived after how many weeks. What is missing to 100 is never paid.',
    row: 'step',
    minRows: 1,
    maxRows: 14,
    columns: {
      after: { kind: 'number', label: 'Weeks after the invoice', min: 0, max: 26, whole: true },
      share: { kind: 'percent', label: 'Share that arrives', min: 0, max: 100 },
    },
  },
  supplierWeeks: {
    kind: 'number',
    label: 'New bills are paid after',
    unit: 'weeks',
    min: 0,
    max: 26,
    whole: true,
  },
  receivables: {
    kind: 'table',
    label: 'Open invoices to customers, by age',
    row: 'age',
    optional: true,
    maxRows: 20,
    columns: {
      age: {
        kind: 'choice',
        label: 'Age',
        options: [
          { value: 'current', label: 'Not yet due' },
          { value: 'to30', label: '1 to 30 days late' },
          { value: 'to60', label: '31 to 60 days late' },
          { value: 'to90', label: '61 to 90 days late' },
          { value: 'over90', label: 'More than 90 days late' },
        ],
      },
      amount: { kind: 'money', label: 'Amount', min: 0 },
      share: { kind: 'percent', label: 'Of it will be paid', min: 0, max: 100 },
      from: { kind: 'number', label: 'From week', min: 1, max: 26, whole: true },
      to: { kind: 'number', label: 'To week', min: 1, max: 26, whole: true },
    },
  },
  payables: {
    kind: 'table',
    label: 'Open bills of suppliers',
    row: 'bill',
    optional: true,
    maxRows: 200,
    columns: {
      name: { kind: 'text', label: 'Supplier', maxLength: 60 },
      amount: { kind: 'money', label: 'Amount', min: 0 },
      due: { kind: 'date', label: 'Paid on' },
    },
  },
  dated: {
    kind: 'table',
    label: 'Payments and receipts on days',
    help: 'Wages, rent, taxes, interest and instalments, machines, grants. On a weekend they move to Monday.',
    row: 'payment',
    optional: true,
    maxRows: 60,
    columns: {
      name: { kind: 'text', label: 'What', maxLength: 60 },
      kind: {
        kind: 'choice',
        label: 'Kind',
        options: [
          { value: 'payroll', label: 'Wages' },
          { value: 'rent', label: 'Rent and running costs' },
          { value: 'tax', label: 'Taxes' },
          { value: 'loan', label: 'Interest and repayment' },
          { value: 'investment', label: 'Investment' },
          { value: 'other', label: 'Other payment' },
          { value: 'receipt', label: 'Other receipt' },
        ],
      },
      amount: { kind: 'money', label: 'Amount', min: 0 },
      first: { kind: 'date', label: 'First day' },
      every: {
        kind: 'choice',
        label: 'How often',
        options: [
          { value: 'once', label: 'Once' },
          { value: 'week', label: 'Every week' },
          { value: 'fortnight', label: 'Every two weeks' },
          { value: 'month', label: 'Every month' },
          { value: 'quarter', label: 'Every quarter' },
        ],
      },
      until: { kind: 'date', label: 'Last day', optional: true },
    },
  },
  badSales: {
    kind: 'percent',
    label: 'Bad case: sales lower by',
    min: 0,
    max: 100,
  },
  badWeeks: {
    kind: 'number',
    label: 'Bad case: customers pay later by',
    unit: 'weeks',
    min: 0,
    max: 13,
    whole: true,
  },
  goodSales: { kind: 'percent', label: 'Good case: sales higher by', min: 0, max: 200 },
} as const satisfies Fields;

export type CashInput = Input<typeof fields>;
