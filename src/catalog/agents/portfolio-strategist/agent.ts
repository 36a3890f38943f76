import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'portfolio-strategist',
  name: 'Portfolio Strategist',
  group: 'wealth-x-savants',
  job: 'Finds weights for a portfolio by five methods, shows the efficient frontier, and says what to trade.',
  handsOver: [
    'Weights by five methods, side by side',
    'Efficient frontier as drawing and table',
    'Share of every position in the risk',
    'Trades and turnover from the present weights',
    'Proposal that can be sent',
    'Workbook with live formulas and a csv of the trades',
  ],
  methods: [
    'Markowitz optimisation with bounds',
    'Equal risk contributions',
    'Hierarchical risk parity',
    'Ledoit–Wolf shrinkage',
  ],
  words: [
    'asset allocation',
    'efficient frontier',
    'Markowitz',
    'minimum variance',
    'risk parity',
    'HRP',
    'Sharpe ratio',
    'rebalancing',
    'diversification',
    'mean variance',
    'turnover',
  ],
};
