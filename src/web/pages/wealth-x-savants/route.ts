import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Wealth X Savants',
  description:
    'Portfolios, risk, retirement, property and tax lots, worked out by named methods for invited people.',
  listed: { priority: 0.7, changes: 'monthly' },
});
