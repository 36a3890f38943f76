import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    {
      title: 'The data',
      text: 'They stay on this device.',
      fields: ['data', 'dayOrder'],
    },
    {
      title: 'The question',
      fields: [
        'question',
        'measure',
        'groups',
        'pair',
        'other',
        'predictors',
        'second',
        'time',
        'span',
        'summing',
        'confidence',
      ],
    },
  ],
  starters,
  run: async (input, tools) => (await import('./run.ts')).runDataAnalyst(input, tools),
  levers: [{ field: 'confidence', min: 80, max: 99.5, step: 0.5 }],
  method,
  examples,
});
