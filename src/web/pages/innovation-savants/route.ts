import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Innovation Savants',
  description: 'Ideas, experiments, inventions and markets, worked out by named methods on your device.',
  listed: { priority: 0.7, changes: 'monthly' },
});
