import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Small Business Builder',
  description:
    'From an idea to a business plan: lean canvas, break-even, and 36 months of profit, cash and balance sheet that add up. Free, without an account.',
  listed: { priority: 0.9, changes: 'monthly' },
});
