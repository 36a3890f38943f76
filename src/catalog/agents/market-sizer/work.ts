import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'From above', fields: ['offer', 'currency', 'everybody', 'served', 'won', 'spending'] },
    { title: 'From below', fields: ['segments'] },
    {
      title: 'How fast it spreads',
      text: 'Leave the usual coefficients when you have no product to compare with.',
      fields: ['innovation', 'imitation', 'years'],
    },
  ],
  starters,
  run: async (input) => (await import('./run.ts')).runMarketSizer(input),
  levers: [
    { field: 'served', min: 0, max: 100, step: 1 },
    { field: 'won', min: 0, max: 30, step: 0.5 },
    { field: 'imitation', min: 0, max: 1, step: 0.01 },
  ],
  method,
  examples,
});
