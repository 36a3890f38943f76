import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'New tool',
  description: 'Make a tool of your own from fields and formulas, and see its result while you write.',
});
