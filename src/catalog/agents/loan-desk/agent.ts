import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'loan-desk',
  name: 'Loan Desk',
  group: 'capital-savants',
  job: 'Works out what a loan really costs, compares offers, and says when refinancing pays.',
  handsOver: [
    'Payment schedule to the last coin',
    'Annual percentage rate with all fees',
    'Offers side by side',
    'Refinance break-even',
  ],
  methods: ['Level-payment amortisation', 'Actuarial annual percentage rate'],
  words: [
    'mortgage',
    'credit',
    'repayment',
    'interest',
    'instalment',
    'amortization',
    'APR',
    'refinance',
    'car loan',
  ],
};
