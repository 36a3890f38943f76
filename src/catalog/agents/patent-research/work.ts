import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The claims', fields: ['title', 'claims', 'priority', 'charted', 'keywords'] },
    {
      title: 'References to chart against',
      text: 'Leave them empty before the search; come back with what you found.',
      fields: ['referenceOne', 'referenceTwo', 'referenceThree', 'referenceFour'],
    },
  ],
  starters,
  run: async (input) => (await import('./run.ts')).runPatentResearch(input),
  method,
  examples,
});
