import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'retirement-planner',
  name: 'Retirement Planner',
  group: 'wealth-x-savants',
  job: 'Tests in thousands of lives whether savings and pensions carry a retirement, and what spending is safe.',
  handsOver: [
    'Chance that the money lasts, by age',
    'Safe spending and withdrawal rate',
    'Four withdrawal rules compared',
    'What would help most',
    'Retirement plan that can be sent',
    'Workbook with live formulas',
  ],
  methods: [
    'Seeded Monte Carlo simulation with inflation',
    'Fixed real withdrawals (Bengen)',
    'Guyton–Klinger guardrails',
    'Floor and ceiling',
  ],
  words: [
    'pension',
    'retire',
    '4 percent rule',
    'safe withdrawal rate',
    'FIRE',
    'savings',
    'monte carlo',
    'nest egg',
    'drawdown',
    'annuity',
    'old age',
  ],
};
