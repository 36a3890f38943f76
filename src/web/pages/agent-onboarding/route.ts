import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Find your agent',
  description: 'Three questions lead to the agents that fit what you work on, with the reason for each.',
  listed: { priority: 0.6, changes: 'monthly' },
  lateParameters: ['work', 'need', 'sure'],
});
