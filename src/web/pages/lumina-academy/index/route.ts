import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Lumina Academy',
  description:
    'Courses with exercises that are checked at once, reviews of what you missed, and certificates that anybody can check.',
  access: 'training',
});
