import { defineWork } from '../../agent-desk/work.ts';
import { checkCampaign } from './check.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    {
      title: 'The campaign',
      fields: ['campaign', 'goal', 'currency', 'budget', 'orderValue', 'margin', 'step'],
    },
    {
      title: 'Channels',
      text: 'What each channel brought so far says how it will answer.',
      fields: ['channels'],
    },
    { title: 'Audience', fields: ['audience', 'exposure', 'evenness'] },
    { title: 'Weeks and links', fields: ['start', 'weeks', 'phasing', 'landing'] },
  ],
  starters,
  checks: checkCampaign,
  run: async (input) => (await import('./run.ts')).runCampaignPlanner(input),
  levers: [
    { field: 'budget', min: 5_000, max: 500_000, step: 1_000 },
    { field: 'orderValue', min: 5, max: 1_000, step: 5 },
    { field: 'margin', min: 5, max: 95, step: 1 },
  ],
  method,
  examples,
});
