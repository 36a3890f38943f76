import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { faultsOfDecision } from './read-decision.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The decision', fields: ['question', 'criteria'] },
    {
      title: 'Weights',
      text: 'Judging pairs takes longer and shows contradictions; points are quick.',
      fields: ['weighting', 'judgements', 'doubt'],
    },
    { title: 'The options', fields: ['options'] },
  ],
  starters,
  checks: faultsOfDecision,
  run: async (input, tools) => (await import('./run.ts')).runDecisionAnalyst(input, tools),
  levers: [{ field: 'doubt', min: 0, max: 100, step: 5 }],
  method,
  examples,
});
