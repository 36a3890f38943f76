import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isRefinanced = (draft: Draft) => draft.refinance === true;

export const fields = {
  currency: currencyField,
  amount: {
    kind: 'money',
    label: 'Amount borrowed',
    help: 'What the lender hands over before fees are taken off.',
    min: 1,
  },
  rate: {
    kind: 'percent',
    label: 'Nominal rate a year',
    help: 'The rate that the contract names, not the one with fees: that one is worked out here.',
    min: 0,
    max: 100,
  },
  years: { kind: 'number', label: 'Term', unit: 'years', min: 0.5, max: 50 },
  perYear: {
    kind: 'choice',
    label: 'Payments',
    options: [
      { value: '12', label: 'Every month' },
      { value: '4', label: 'Every quarter' },
      { value: '2', label: 'Twice a year' },
      { value: '1', label: 'Once a year' },
    ],
  },
  fees: {
    kind: 'money',
    label: 'Fees paid at the start',
    help: 'Arrangement, valuation, broker: everything that is paid only because of the loan.',
    min: 0,
  },
  extra: {
    kind: 'money',
    label: 'Paid on top of each payment',
    help: 'Goes straight to the principal. Check that the contract allows it without a charge.',
    min: 0,
  },
  start: { kind: 'date', label: 'Day of the first payment' },
  offers: {
    kind: 'table',
    label: 'Offers to compare',
    help: 'Copy the rows from a spreadsheet, or type them.',
    row: 'offer',
    optional: true,
    maxRows: 12,
    columns: {
      name: { kind: 'text', label: 'Lender', maxLength: 60 },
      rate: { kind: 'percent', label: 'Rate a year', min: 0, max: 100 },
      years: { kind: 'number', label: 'Years', min: 0.5, max: 50 },
      fees: { kind: 'money', label: 'Fees', min: 0 },
    },
  },
  refinance: { kind: 'switch', label: 'A new loan would replace this one' },
  paidYears: {
    kind: 'number',
    label: 'Already paid for',
    unit: 'years',
    min: 0,
    max: 50,
    when: isRefinanced,
  },
  newRate: { kind: 'percent', label: 'New rate a year', min: 0, max: 100, when: isRefinanced },
  newYears: { kind: 'number', label: 'New term', unit: 'years', min: 0.5, max: 50, when: isRefinanced },
  newFees: {
    kind: 'money',
    label: 'Cost of changing',
    help: 'Fees of the new loan and the charge for leaving the old one.',
    min: 0,
    when: isRefinanced,
  },
} as const satisfies Fields;

export type LoanInput = Input<typeof fields>;
