import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'risk-analyst',
  name: 'Risk Analyst',
  group: 'wealth-x-savants',
  job: 'Measures how much a portfolio can lose, where the risk comes from, and whether the measure has held up.',
  handsOver: [
    'Value at risk and expected shortfall, five ways',
    'Share of every position in the risk',
    'Drawdowns with depth, length and recovery',
    'Stress table with historical and own scenarios',
    'Backtest by Kupiec and Christoffersen',
    'Risk report and workbook with live formulas',
  ],
  methods: [
    'Historical simulation',
    'Normal, Student and Cornish–Fisher value at risk',
    'Seeded Monte Carlo simulation',
    'Kupiec and Christoffersen tests',
  ],
  words: [
    'VaR',
    'value at risk',
    'expected shortfall',
    'CVaR',
    'drawdown',
    'stress test',
    'volatility',
    'backtest',
    'Basel traffic light',
    'portfolio risk',
    'tail risk',
  ],
};
