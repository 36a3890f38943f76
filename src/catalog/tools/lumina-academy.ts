import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'lumina-academy',
  name: 'Lumina Academy',
  does: 'Courses with exercises that are graded, and a certificate at the end.',
  path: '/lumina-academy',
  aim: 'learn',
  words: ['course', 'training', 'certificate', 'lesson', 'exercise'],
  access: 'training',
};
