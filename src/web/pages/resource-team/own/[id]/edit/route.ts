import { definePage } from '../../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Edit resource',
  description: 'Change a resource that you wrote.',
});
