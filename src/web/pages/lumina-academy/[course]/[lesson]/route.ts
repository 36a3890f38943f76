import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Lesson',
  description: 'A lesson of Lumina Academy with its exercises.',
  access: 'training',
});
