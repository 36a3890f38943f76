import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Review what you missed',
  description: 'Exercises of your courses that you missed, when their day has come.',
  access: 'training',
});
