import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'app-creator',
  name: 'App Creator',
  does: 'Describe an app in your words and use it a moment later.',
  path: '/dashboard',
  aim: 'make',
  words: ['app', 'generate', 'build', 'website', 'create', 'describe'],
};
