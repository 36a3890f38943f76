import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Tools',
  description:
    'Every tool in one place, by what you want to do: make, reckon, decide, write, invent, learn, look up.',
  listed: { priority: 0.8, changes: 'weekly' },
});
