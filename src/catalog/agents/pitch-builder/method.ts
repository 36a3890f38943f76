import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Twelve slides with figures that agree',
  text: [
    'The deck follows the order in which investors decide: what it is, problem, answer, why now, market, traction, how it earns, reach, alternatives, team, plan, round. Each slide has one message in its title, the proof on it and what to say in its notes.',
    'The market is counted from below: customers times what one pays a year, for all, for those who can be served, and for the share that is aimed at.',
    'The value of a customer is gross profit a month divided by the share lost each month; it is held against the cost of winning one. The burn multiple is cash burnt for each unit of recurring revenue added. Runway is cash with the round divided by planned burn.',
    'Then every figure is held against the others: forecast against market, price against revenue per customer, planned growth against past growth, losses of the plan against the round, uses against the sum raised. Where they contradict, it is said before an investor says it, and the questions begin there.',
  ],
  sources: [
    {
      text: 'Sequoia Capital, Writing a business plan: the order of the story',
      url: 'https://www.sequoiacap.com/article/writing-a-business-plan/',
    },
    {
      text: 'David Skok, SaaS Metrics 2.0: lifetime value, cost of acquisition and months to recover it',
      url: 'https://www.forentrepreneurs.com/saas-metrics-2/',
    },
    { text: 'David Sacks, The Burn Multiple, 2020: the ratio and its scale' },
    { text: 'Y Combinator, Post-money Safe Quick Start Guide: money raised, valuation and share sold' },
  ],
  assumptions: [
    'Customers leave at an even rate, so that their average stay is one divided by it.',
    'The marks (three times, eighteen months, burn multiple of two) are customs of venture investors, not laws.',
    'The figures are those that you entered; nothing is looked up.',
  ],
  limits: [
    'Whether the problem is real and the team right is what investors decide in the room; no figure shows it.',
    'For businesses without recurring revenue, the burn multiple and lifetime value say little.',
    'Charts hold your figures as they are and leave out nothing that looks bad; that is your choice to make.',
  ],
};
