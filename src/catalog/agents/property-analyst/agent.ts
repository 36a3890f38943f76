import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'property-analyst',
  name: 'Property Analyst',
  group: 'wealth-x-savants',
  job: 'Judges a rental property by its income, its loan and its sale, and names the price that still pays.',
  handsOver: [
    'Net operating income, cap rate and cash-on-cash return',
    'Debt coverage and break-even occupancy',
    'Rates of return with and without the loan',
    'Highest price for the return required',
    'Memo for partners or the bank',
    'Workbook with live formulas',
  ],
  methods: [
    'Direct capitalisation',
    'Discounted cash flow with sale',
    'Level-payment amortisation',
    'Internal rate of return on equity',
  ],
  words: [
    'real estate',
    'rental',
    'cap rate',
    'NOI',
    'DSCR',
    'cash on cash',
    'buy to let',
    'landlord',
    'mortgage',
    'gross rent multiplier',
    'apartment building',
  ],
};
