import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'market-sizer',
  name: 'Market Sizer',
  group: 'innovation-savants',
  job: 'Sizes a market from above and from below, says why the two differ, and draws how fast people will take it up.',
  handsOver: ['TAM, SAM and SOM', 'Segments from below', 'Reconciliation', 'Adoption by year'],
  methods: ['Top-down and bottom-up sizing', 'Bass diffusion'],
  words: ['market size', 'TAM', 'SAM', 'SOM', 'adoption', 'diffusion', 'demand', 'customers', 'potential'],
};
