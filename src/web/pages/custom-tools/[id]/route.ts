import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Custom tool',
  description: 'A tool that somebody made of fields and formulas.',
});
