import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'investment-analysis',
  name: 'Investment Analysis',
  group: 'capital-savants',
  job: 'Judges an investment by its cash flows: value, every rate of return, payback, cost of capital and risk.',
  handsOver: [
    'Net present value with a recommendation',
    'All internal rates of return, also for dated flows',
    'Cost of capital built up line by line',
    'Simulation and tornado of what drives the value',
    'Memo for the investment committee',
    'Workbook with live formulas',
  ],
  methods: [
    'Net present value',
    'Internal and modified rate of return',
    'Weighted average cost of capital with CAPM',
    'Monte Carlo simulation over triangular drivers',
  ],
  words: [
    'NPV',
    'IRR',
    'XIRR',
    'MIRR',
    'payback',
    'WACC',
    'CAPM',
    'capital budgeting',
    'business case',
    'project appraisal',
    'monte carlo',
    'tornado',
    'return on investment',
  ],
};
