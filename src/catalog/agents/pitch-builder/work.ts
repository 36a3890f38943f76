import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type PitchInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The story', fields: ['currency', 'company', 'oneLine', 'problem', 'solution', 'whyNow'] },
    { title: 'Market', fields: ['customersAll', 'customersServed', 'shareAimed', 'pricePerYear'] },
    {
      title: 'Traction and economics',
      fields: ['period', 'history', 'grossMargin', 'churn', 'acquisitionCost'],
    },
    { title: 'Reach, alternatives, team', fields: ['goToMarket', 'competitors', 'team'] },
    {
      title: 'Plan and round',
      fields: [
        'forecast',
        'raise',
        'preMoney',
        'cash',
        'burn',
        'plannedBurn',
        'burnYear',
        'newRecurring',
        'uses',
        'milestones',
      ],
    },
  ],
  starters,
  checks,
  run: async (input) => (await import('./run.ts')).runPitchBuilder(input),
  levers: [
    { field: 'pricePerYear', min: 10, max: 50_000, step: 10 },
    { field: 'churn', min: 0, max: 15, step: 0.1 },
    { field: 'acquisitionCost', min: 0, max: 20_000, step: 10 },
    { field: 'plannedBurn', min: 0, max: 1_000_000, step: 5_000 },
  ],
  method,
  examples,
});

function checks(input: PitchInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.customersServed > input.customersAll)
    faults.push({
      field: 'customersServed',
      message: 'You cannot serve more customers than there are. Enter fewer, or count all again.',
    });
  if (input.uses.every(({ amount }) => amount === 0))
    faults.push({ field: 'uses', message: 'No sum is entered. Say how much goes to each use.' });
  return faults;
}
