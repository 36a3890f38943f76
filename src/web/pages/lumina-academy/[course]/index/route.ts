import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Course',
  description:
    'A course of Lumina Academy: what you will be able to do, its lessons and how far you have come.',
  access: 'training',
});
