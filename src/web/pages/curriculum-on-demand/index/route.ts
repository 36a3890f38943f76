import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Curriculum on Demand',
  description:
    'Plans for learning anything of more than thirty subjects: from your goal back to lessons by week, with prerequisites in order, spaced reviews and checks with answers.',
  access: 'curriculum',
});
