import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { faultsOfDays } from './read-calendar.ts';
import { faultsOfPlan } from './read-plan.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The project', fields: ['project', 'start', 'week', 'holidays', 'deadline'] },
    {
      title: 'The tasks',
      text: 'What has to be done, how long it takes, and what it waits for.',
      fields: ['tasks'],
    },
    {
      title: 'People and machines',
      text: 'Leave it empty when nothing is scarce.',
      fields: ['resources'],
    },
    { title: 'How careful the plan is', fields: ['basis', 'allowance', 'confidence'] },
  ],
  starters,
  checks: (input) => [...faultsOfDays(input), ...faultsOfPlan(input)],
  run: async (input, tools) => (await import('./run.ts')).runProjectScheduler(input, tools),
  levers: [
    { field: 'allowance', min: -30, max: 100, step: 5 },
    { field: 'confidence', min: 50, max: 99, step: 1 },
  ],
  method,
  examples,
});
