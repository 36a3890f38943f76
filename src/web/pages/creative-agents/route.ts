import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Creative Agents',
  description:
    'Texts for every channel, with their claims checked, worked out by named methods on your device.',
  listed: { priority: 0.7, changes: 'monthly' },
});
