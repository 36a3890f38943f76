import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'valuation-desk',
  name: 'Valuation Desk',
  group: 'capital-savants',
  job: 'Values a company by its cash flows and by its peers, and carries the value down to one share.',
  handsOver: [
    'Discounted cash flow with two horizon values that check each other',
    'Multiples of listed peers with quartiles',
    'Football field of all ranges',
    'Bridge from enterprise value to a diluted share',
    'Sensitivity tables',
    'Valuation report and workbook with live formulas',
  ],
  methods: [
    'Discounted free cash flow to the firm',
    'Gordon growth and exit multiple',
    'Trading multiples',
    'Treasury stock method',
  ],
  words: [
    'DCF',
    'enterprise value',
    'equity value',
    'fair value',
    'company valuation',
    'EV/EBITDA',
    'price earnings',
    'comparable companies',
    'football field',
    'share price',
    'terminal value',
    'sell a business',
  ],
};
