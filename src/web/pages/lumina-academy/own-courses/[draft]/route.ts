import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Draft of a course',
  description: 'A course of Lumina Academy in the making.',
  access: 'admin',
});
