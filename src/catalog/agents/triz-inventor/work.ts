import { defineWork, type InputFault } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The system', fields: ['system', 'purpose', 'stage'] },
    {
      title: 'Technical contradictions',
      text: 'Each way that you know to make it better has a price. Write it as a pair.',
      fields: ['contradictions'],
    },
    {
      title: 'Physical contradiction',
      text: 'Only when one element must be two opposite things.',
      fields: [
        'physical',
        'element',
        'one',
        'oneWhy',
        'other',
        'otherWhy',
        'inTime',
        'inSpace',
        'onCondition',
        'byLevel',
      ],
    },
    { title: 'Resources and ideality', fields: ['resources', 'effects'] },
  ],
  starters,
  checks: (input) =>
    input.contradictions.flatMap(({ improving, worsening }, row): InputFault[] =>
      improving === worsening
        ? [
            {
              field: 'contradictions',
              row,
              column: 'worsening',
              message:
                'The same parameter gets better and worse: that is a physical contradiction. Choose what else gets worse, or use the step below.',
            },
          ]
        : [],
    ),
  run: async (input) => (await import('./run.ts')).runTrizInventor(input),
  method,
  examples,
});
