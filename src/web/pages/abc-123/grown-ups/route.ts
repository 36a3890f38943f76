import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'ABC 123 for grown-ups',
  description: 'Progress, time limits and settings of the children who learn with ABC 123.',
  access: 'special',
});
