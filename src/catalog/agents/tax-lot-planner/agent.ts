import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'tax-lot-planner',
  name: 'Tax Lot Planner',
  group: 'wealth-x-savants',
  job: 'Keeps lots of securities, works out gains short and long term, and finds losses that can be taken without a wash sale.',
  handsOver: [
    'Gains and losses lot by lot',
    'Wash sales with the new basis',
    'Losses that can be harvested, and until when to wait',
    'Lots that are left, with basis and term',
    'Ways to choose lots compared',
    'Csv of the sales and a workbook with live formulas',
  ],
  methods: [
    'FIFO, LIFO, HIFO and specific identification',
    'Wash-sale matching (US, section 1091)',
    'Netting of short-term and long-term gains',
  ],
  words: [
    'capital gains',
    'cost basis',
    'tax loss harvesting',
    'wash sale',
    'FIFO',
    'HIFO',
    'Form 8949',
    'Schedule D',
    'shares',
    'holding period',
    'lots',
  ],
};
