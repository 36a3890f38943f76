import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'desktop-builder',
  name: 'Desktop Builder',
  does: 'Your app as a project for the desktop, ready to be built.',
  path: '/desktop-builder',
  aim: 'make',
  words: ['desktop', 'electron', 'install', 'program'],
};
