import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'negotiation-table',
  name: 'Negotiation Table',
  group: 'boardroom-intelligence',
  job: 'Prepares a negotiation over several issues: where agreement is possible, which packages help both sides, and how to open and concede.',
  handsOver: [
    'Best alternative, reservation value and zone of possible agreement',
    'Packages that leave nothing on the table, with the points of Nash and Kalai–Smorodinsky',
    'Opening and concession plan, round by round',
    'Briefing for the team',
  ],
  methods: [
    'Additive scoring and Pareto frontier',
    'Nash bargaining solution',
    'Kalai–Smorodinsky solution',
    'Log-rolling from split the difference',
  ],
  words: [
    'BATNA',
    'ZOPA',
    'bargaining',
    'deal',
    'contract talks',
    'concessions',
    'win-win',
    'trade-offs',
    'salary',
    'offer',
  ],
};
