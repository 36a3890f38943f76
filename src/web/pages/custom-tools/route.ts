import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Custom tools',
  description:
    'Make a tool of your own from fields and formulas, without code: with units, tables, charts and checks, on your device.',
  listed: { priority: 0.7, changes: 'monthly' },
});
