import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Curriculum',
  description: 'A plan for learning something, by weeks, with checks and progress.',
  access: 'curriculum',
});
