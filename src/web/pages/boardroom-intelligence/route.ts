import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Boardroom Intelligence',
  description:
    'Decisions, negotiations, risks, goals and schedules, worked out by named methods on your device.',
  listed: { priority: 0.7, changes: 'monthly' },
});
