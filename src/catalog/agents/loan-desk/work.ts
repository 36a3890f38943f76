import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    {
      title: 'The loan',
      fields: ['currency', 'amount', 'rate', 'years', 'perYear', 'fees', 'extra', 'start'],
    },
    {
      title: 'Other offers',
      text: 'Leave it empty when there is nothing to compare.',
      fields: ['offers'],
    },
    {
      title: 'Refinancing',
      text: 'Only when a loan already runs and a new one would replace it.',
      fields: ['refinance', 'paidYears', 'newRate', 'newYears', 'newFees'],
    },
  ],
  starters,
  checks: (input) => {
    const isOver = input.refinance && (input.paidYears ?? 0) >= input.years;
    return isOver
      ? [{ field: 'paidYears', message: 'By then the loan is paid off. Enter fewer years than it runs.' }]
      : [];
  },
  run: async (input) => (await import('./run.ts')).runLoanDesk(input),
  levers: [
    { field: 'rate', min: 0, max: 15, step: 0.05 },
    { field: 'years', min: 1, max: 40, step: 1 },
    { field: 'extra', min: 0, max: 2_000, step: 10 },
  ],
  method,
  examples,
});
