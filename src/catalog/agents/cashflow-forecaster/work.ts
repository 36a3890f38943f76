import { weekday } from '../../../methods/finance/calendar-days.ts';
import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { type CashInput, fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    {
      title: 'Where you stand',
      fields: ['currency', 'company', 'start', 'openingCash', 'creditLine', 'minimum', 'minimumOf'],
    },
    { title: 'Sales and purchases', fields: ['weeks', 'pattern', 'supplierWeeks'] },
    { title: 'Open invoices and bills', fields: ['receivables', 'payables'] },
    { title: 'Payments on days', fields: ['dated'] },
    { title: 'Scenarios', fields: ['badSales', 'badWeeks', 'goodSales'] },
  ],
  starters,
  checks,
  run: async (input) => (await import('./run.ts')).runCashflowForecaster(input),
  levers: [
    { field: 'openingCash', min: 0, max: 2_000_000, step: 5_000 },
    { field: 'badSales', min: 0, max: 60, step: 1 },
    { field: 'supplierWeeks', min: 0, max: 12, step: 1 },
  ],
  method,
  examples,
});

const monday = 1;
const earliest = '1990-01-01';
const latest = '2200-12-31';

function checks(input: CashInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.start < earliest || input.start > latest)
    faults.push({ field: 'start', message: 'This year is too far away. Enter a Monday near today.' });
  else if (weekday(input.start) !== monday)
    faults.push({
      field: 'start',
      message: 'This is no Monday. Enter the Monday on which the first week begins.',
    });
  if (input.pattern.reduce((sum, { share }) => sum + share, 0) > 100.000_1)
    faults.push({
      field: 'pattern',
      message: 'The shares come to more than 100 %. Customers do not pay more than they owe.',
    });
  for (const [row, { from, to }] of (input.receivables ?? []).entries())
    if (from > to)
      faults.push({
        field: 'receivables',
        row,
        column: 'to',
        message: 'The last week lies before the first. Swap them.',
      });
  for (const [row, { due }] of (input.payables ?? []).entries())
    if (due < earliest || due > latest)
      faults.push({
        field: 'payables',
        row,
        column: 'due',
        message: 'This year is too far away. Check the day.',
      });
  for (const [row, { first, until }] of (input.dated ?? []).entries()) {
    if (first < earliest || first > latest)
      faults.push({
        field: 'dated',
        row,
        column: 'first',
        message: 'This year is too far away. Check the day.',
      });
    if (until !== undefined && until < first)
      faults.push({
        field: 'dated',
        row,
        column: 'until',
        message: 'The last day lies before the first. Check both.',
      });
  }
  return faults;
}
