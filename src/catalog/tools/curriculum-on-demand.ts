import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'curriculum-on-demand',
  name: 'Curriculum on Demand',
  does: 'A topic and a few weeks become a plan of lessons in the right order.',
  path: '/curriculum-on-demand',
  aim: 'learn',
  words: ['plan', 'syllabus', 'learn', 'topic', 'lessons', 'teach'],
  access: 'curriculum',
};
