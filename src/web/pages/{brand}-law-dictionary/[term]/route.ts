import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Legal terms',
  description: 'A legal term in plain words.',
  listed: { priority: 0.5, changes: 'yearly' },
  instancesAre: 'terms',
});
