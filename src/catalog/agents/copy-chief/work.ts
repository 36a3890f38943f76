import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'Who and what', fields: ['product', 'audience'] },
    { title: 'Before and after', fields: ['problem', 'consequence', 'after'] },
    { title: 'Why they should believe you', fields: ['features', 'proof'] },
    { title: 'The call', fields: ['offer', 'action'] },
  ],
  starters,
  run: async (input) => (await import('./run.ts')).runCopyChief(input),
  method,
  examples,
});
