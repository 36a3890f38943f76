import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'cashflow-forecaster',
  name: 'Cash Flow Forecaster',
  group: 'capital-savants',
  job: 'Forecasts cash for 13 weeks from invoices, bills and payments, and names the day on which it is lowest.',
  handsOver: [
    'Cash for 13 weeks by the direct method',
    'Day and week of the lowest cash',
    'Headroom over the covenant in three scenarios',
    'What each measure would bring',
    'Report for the bank or the board',
    'Workbook with live formulas and a payment calendar',
  ],
  methods: ['Direct method over 13 weeks', 'Ageing of receivables with a collection pattern'],
  words: [
    'liquidity',
    'cash',
    '13 week',
    'thirteen week',
    'receivables',
    'payables',
    'covenant',
    'working capital',
    'treasury',
    'runway',
    'cash budget',
  ],
};
