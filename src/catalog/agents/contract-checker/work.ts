import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The text', text: 'The whole contract, as you would send it.', fields: ['contract'] },
    { title: 'Your view of it', fields: ['kind', 'side', 'home', 'reviewed'] },
  ],
  starters,
  run: async (input) => (await import('./run.ts')).runContractChecker(input),
  method,
  examples,
});
