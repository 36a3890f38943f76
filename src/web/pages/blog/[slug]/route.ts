import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Articles',
  description: 'The articles of the blog.',
  listed: { priority: 0.7, changes: 'monthly' },
});
