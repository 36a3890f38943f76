import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { checkPremise } from './premise.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'Somebody', fields: ['title', 'protagonist', 'pronoun', 'role', 'world'] },
    {
      title: 'Premise',
      text: 'Write the phrases as the examples do: they become parts of sentences.',
      fields: ['event', 'want', 'need', 'belief', 'obstacle', 'stakes', 'ally', 'motif', 'ending'],
    },
    {
      title: 'Form',
      fields: ['structure', 'form', 'minutes', 'novelWords', 'shortWords', 'tone', 'colour'],
    },
  ],
  starters,
  checks: checkPremise,
  run: async (input, tools) => (await import('./run.ts')).runDreamweaver(input, tools),
  levers: [
    { field: 'minutes', min: 10, max: 180, step: 5 },
    { field: 'novelWords', min: 40_000, max: 200_000, step: 5_000 },
    { field: 'shortWords', min: 1_000, max: 12_000, step: 500 },
  ],
  method,
  examples,
});
