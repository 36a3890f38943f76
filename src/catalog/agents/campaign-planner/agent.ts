import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'campaign-planner',
  name: 'Campaign Planner',
  group: 'creative-agents',
  job: 'Splits a campaign budget so that the last coin brings the same in every channel, and plans reach, weeks, links and figures to steer by.',
  handsOver: [
    'Budget by channel with its marginal return',
    'Reach and frequency',
    'Calendar of weeks',
    'Tagged links',
    'Tree of key figures',
  ],
  methods: ['Response curves', 'Equal marginal returns', 'Negative binomial reach'],
  words: [
    'media plan',
    'advertising budget',
    'marketing mix',
    'reach',
    'frequency',
    'GRP',
    'UTM',
    'channels',
    'KPI',
    'return on ad spend',
  ],
};
