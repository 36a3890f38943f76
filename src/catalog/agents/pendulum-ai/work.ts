import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The claim', fields: ['claim', 'action', 'prior'] },
    {
      title: 'The evidence',
      text: 'Both sides, each as its best advocate would put it.',
      fields: ['evidence', 'overlap', 'doubt'],
    },
    { title: 'What is at stake', fields: ['benefit', 'harm'] },
  ],
  starters,
  run: async (input, tools) => (await import('./run.ts')).runPendulum(input, tools),
  levers: [
    { field: 'prior', min: 1, max: 99, step: 1 },
    { field: 'overlap', min: 0, max: 100, step: 5 },
    { field: 'doubt', min: 1, max: 10, step: 0.5 },
  ],
  method,
  examples,
});
