import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Agent of your own',
  description: 'An agent that somebody made of another one or of a custom tool.',
});
