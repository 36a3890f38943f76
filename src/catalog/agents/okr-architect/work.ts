import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { faultsOfOkrs } from './read-okrs.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The period', fields: ['organisation', 'start', 'end', 'today', 'checkInWeeks'] },
    { title: 'Objectives', fields: ['objectives'] },
    { title: 'Key results', text: 'Two to five for each objective.', fields: ['results'] },
  ],
  starters,
  checks: faultsOfOkrs,
  run: async (input) => (await import('./run.ts')).runOkrArchitect(input),
  method,
  examples,
});
