import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'My agents',
  description:
    'Agents of your own: copies of built-in agents with your values, your words and your order, kept in versions.',
  listed: { priority: 0.6, changes: 'monthly' },
});
