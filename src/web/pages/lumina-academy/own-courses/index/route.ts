import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Courses of your own',
  description: 'Where admins write courses for their people: lessons, exercises and a final test, by form.',
  access: 'admin',
});
