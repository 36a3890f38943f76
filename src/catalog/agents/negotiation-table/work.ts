import { defineWork } from '../../agent-desk/work.ts';
import { faultsOfNegotiation } from './checks.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The table', fields: ['ours', 'theirs', 'settings'] },
    {
      title: 'Without an agreement',
      text: 'What each side has when the talks fail decides what can be agreed.',
      fields: ['alternatives', 'walkCost', 'theirLow', 'theirLikely', 'theirHigh'],
    },
    { title: 'The plan', fields: ['rounds'] },
  ],
  starters,
  checks: faultsOfNegotiation,
  run: async (input) => (await import('./run.ts')).runNegotiationTable(input),
  levers: [
    { field: 'walkCost', min: 0, max: 30, step: 1 },
    { field: 'rounds', min: 2, max: 8, step: 1 },
  ],
  method,
  examples,
});
