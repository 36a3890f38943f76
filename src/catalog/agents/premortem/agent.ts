import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'premortem',
  name: 'Premortem',
  group: 'boardroom-intelligence',
  job: 'Imagines that a project has failed, prices every cause by simulation, and says which prevention is worth its cost.',
  handsOver: [
    'Causes of failure by family with their expected loss',
    'Curve of losses with the chance of each',
    'Bow-tie of causes, barriers and consequences',
    'Risk register with owner, tripwire and review days',
  ],
  methods: ['Project premortem', 'Frequency and severity simulation', 'Bow-tie analysis'],
  words: [
    'risk',
    'risk register',
    'failure',
    'bow tie',
    'expected loss',
    'what could go wrong',
    'contingency',
    'tripwire',
    'Monte Carlo',
  ],
};
