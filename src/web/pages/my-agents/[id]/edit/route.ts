import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Edit an agent',
  description: 'Change the values, the words and the order of an agent of your own.',
});
