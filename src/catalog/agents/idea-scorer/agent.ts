import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'idea-scorer',
  name: 'Idea Scorer',
  group: 'innovation-savants',
  job: 'Ranks ideas by three methods and says how sure the order is when every estimate may be wrong.',
  handsOver: [
    'Ranking by RICE, weights and pairs',
    'How often each idea would be first',
    'What would change the order',
  ],
  methods: ['RICE', 'Weighted scoring', 'Bradley–Terry pairwise comparison', 'Monte Carlo rank stability'],
  words: ['prioritise', 'prioritize', 'backlog', 'roadmap', 'RICE', 'scoring', 'features', 'ideas', 'rank'],
};
