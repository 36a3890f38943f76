import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'cap-table',
  name: 'Cap Table',
  group: 'capital-savants',
  job: 'Works out who owns what after safes, rounds and option pools, and who gets what when the company is sold.',
  handsOver: [
    'Cap table after every round',
    'Conversion of each safe at cap or discount',
    'Dilution of the founders, step by step',
    'Waterfall of an exit with all preferences',
    'Exit values at which each class converts',
    'Note to the founders and a workbook',
  ],
  methods: [
    'Post-money safe conversion',
    'Option pool top-up within the pre-money valuation',
    'Liquidation waterfall with conversion',
  ],
  words: [
    'equity',
    'dilution',
    'SAFE',
    'convertible',
    'option pool',
    'ESOP',
    'term sheet',
    'series A',
    'seed round',
    'liquidation preference',
    'participating preferred',
    'founder shares',
    'exit',
  ],
};
