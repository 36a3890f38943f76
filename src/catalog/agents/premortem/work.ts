import { defineWork } from '../../agent-desk/work.ts';
import { faultsOfPremortem } from './checks.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The project', fields: ['project', 'failure', 'currency', 'start', 'end', 'tolerance'] },
    { title: 'Why it failed', text: 'Take the failure for a fact, and look back.', fields: ['causes'] },
    { title: 'What follows', fields: ['consequences', 'reviewWeeks'] },
  ],
  starters,
  checks: faultsOfPremortem,
  run: async (input, tools) => (await import('./run.ts')).runPremortem(input, tools),
  levers: [{ field: 'tolerance', min: 0, max: 10_000_000, step: 50_000 }],
  method,
  examples,
});
