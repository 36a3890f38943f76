import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Edit a tool',
  description: 'Change what a tool of your own asks for and how it works it out.',
});
