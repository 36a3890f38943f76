import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'Script', fields: ['title', 'layout', 'script'] },
    { title: 'Picture and time', fields: ['aspect', 'wanted', 'rate', 'pace'] },
  ],
  starters,
  run: async (input) => (await import('./run.ts')).runStoryboarder(input),
  levers: [
    { field: 'rate', min: 100, max: 200, step: 5 },
    { field: 'wanted', min: 10, max: 600, step: 5 },
  ],
  method,
  examples,
});
