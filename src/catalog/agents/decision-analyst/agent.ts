import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'decision-analyst',
  name: 'Decision Analyst',
  group: 'boardroom-intelligence',
  job: 'Weighs the options of a decision by what matters to you and says how firmly the winner stands.',
  handsOver: [
    'Ranking by two methods side by side',
    'Weights with their consistency, and the judgement to look at again',
    'What would have to change for another option to win',
    'Decision memo and a workbook that reckons itself',
  ],
  methods: [
    'Analytic hierarchy process',
    'TOPSIS',
    'Weighted sum',
    'Rank-reversal and weight sensitivity analysis',
  ],
  words: [
    'decision matrix',
    'AHP',
    'TOPSIS',
    'criteria',
    'compare options',
    'supplier selection',
    'scoring',
    'weights',
    'pairwise comparison',
    'trade-off',
  ],
};
