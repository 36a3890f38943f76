import type { BuilderCard } from '../../agent-desk/agent-card.ts';

export const builder: BuilderCard = {
  slug: 'small-business-builder',
  path: '/small-business-builder',
  name: 'Small Business Builder',
  job: 'Guides you from an idea to a business plan with three years of figures that add up.',
  handsOver: [
    'Lean canvas, SWOT and TOWS',
    'Profit, cash and balance sheet for 36 months',
    'Break-even and the month of lowest cash',
    'Business plan for a bank',
    'Workbook with live formulas',
    'An app for your customers',
  ],
  methods: ['Lean canvas', 'Linked three-statement model', 'Break-even analysis', 'SWOT and TOWS matrix'],
  words: [
    'business plan',
    'start a business',
    'founder',
    'self-employed',
    'projection',
    'profit and loss',
    'balance sheet',
    'cash flow',
    'break even',
    'lean canvas',
    'swot',
    'bank loan',
    'shop',
  ],
};
