import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Creative Savants',
  description: 'Stories and brands from premise to book, worked out by named methods on your device.',
  listed: { priority: 0.7, changes: 'monthly' },
});
