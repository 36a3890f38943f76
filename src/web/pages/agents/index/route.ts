import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Agents',
  description:
    'Professionals that do one job each by a named method, on your device: loans, investments, schedules, decisions and more, with every figure explained.',
  listed: { priority: 0.9, changes: 'weekly' },
});
