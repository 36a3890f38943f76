import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'New agent',
  description: 'Make an agent of your own from a built-in agent or from a custom tool.',
});
