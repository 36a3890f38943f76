import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { planOf } from './deal.ts';
import { examples } from './examples.ts';
import { fields, type PropertyInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The purchase', fields: ['currency', 'property', 'price', 'purchaseCosts', 'renovation'] },
    {
      title: 'Income and costs',
      fields: ['rents', 'otherIncome', 'vacancy', 'costs', 'rentGrowth', 'costGrowth'],
    },
    {
      title: 'The loan',
      text: 'Zero when it is bought without one.',
      fields: ['loanShare', 'loanRate', 'loanYears', 'loanFees', 'coverage'],
    },
    { title: 'The sale', fields: ['holding', 'exitBy', 'appreciation', 'exitCap', 'saleCosts', 'required'] },
  ],
  starters,
  checks: faultsOf,
  run: async (input) => (await import('./run.ts')).runPropertyAnalyst(input),
  levers: [
    { field: 'loanShare', min: 0, max: 90, step: 1 },
    { field: 'loanRate', min: 0, max: 12, step: 0.1 },
    { field: 'vacancy', min: 0, max: 40, step: 1 },
    { field: 'rentGrowth', min: -2, max: 8, step: 0.1 },
    { field: 'exitCap', min: 3, max: 12, step: 0.1 },
    { field: 'appreciation', min: -3, max: 8, step: 0.1 },
    { field: 'holding', min: 1, max: 30, step: 1 },
  ],
  method,
  examples,
});

function faultsOf(input: PropertyInput): InputFault[] {
  const faults: InputFault[] = [];
  const plan = planOf(input);
  const outlay = plan.price * (1 + plan.purchaseCosts - plan.loanShare) + plan.renovation + plan.loanFees;
  if (outlay < plan.price / 1_000)
    faults.push({
      field: 'loanShare',
      message:
        'The loan pays for everything, so that there is no equity to earn a return on. Enter a smaller loan.',
    });
  if (plan.variableCosts >= 1)
    faults.push({
      field: 'costs',
      message: 'Costs that go by what is received take all of it. Check the rows in per cent.',
    });
  if (plan.rent + plan.otherIncome === 0)
    faults.push({ field: 'rents', message: 'There is no income. Enter the rent that could be charged.' });
  return faults;
}
