import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Agents',
  description: 'Professionals that do one job each by a named method.',
  listed: { priority: 0.8, changes: 'monthly' },
});
