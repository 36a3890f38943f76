import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields, type RetirementInput } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'You', fields: ['currency', 'age', 'retireAge', 'endAge'] },
    { title: 'Saving', fields: ['savings', 'contribution', 'contributionGrowth'] },
    {
      title: 'Retirement',
      fields: ['spending', 'essential', 'incomes', 'rule', 'percentage', 'floor', 'ceiling'],
    },
    {
      title: 'Markets',
      text: 'The figures of which nobody is sure: see under the result what a point less would do.',
      fields: [
        'meanWorking',
        'deviationWorking',
        'meanRetired',
        'deviationRetired',
        'fees',
        'inflation',
        'deviationInflation',
      ],
    },
    { title: 'The test', fields: ['goal', 'trials'] },
  ],
  starters,
  checks: faultsOf,
  run: async (input, tools) => (await import('./run.ts')).runRetirementPlanner(input, tools),
  levers: [
    { field: 'retireAge', min: 45, max: 75, step: 1 },
    { field: 'spending', min: 10_000, max: 150_000, step: 1_000 },
    { field: 'contribution', min: 0, max: 60_000, step: 500 },
    { field: 'meanRetired', min: 0, max: 10, step: 0.1 },
    { field: 'inflation', min: 0, max: 8, step: 0.1 },
  ],
  method,
  examples,
});

function faultsOf(input: RetirementInput): InputFault[] {
  const faults: InputFault[] = [];
  if (input.endAge <= Math.max(input.age, input.retireAge))
    faults.push({ field: 'endAge', message: 'The plan ends before retirement begins. Enter a higher age.' });
  if (input.essential > input.spending)
    faults.push({
      field: 'essential',
      message: 'What cannot be cut is more than all spending. Enter less, or raise the spending.',
    });
  if (input.savings === 0 && input.contribution === 0 && (input.incomes ?? []).length === 0)
    faults.push({
      field: 'savings',
      message: 'There is nothing to live on. Enter savings, what is saved each year, or a pension.',
    });
  return faults;
}
