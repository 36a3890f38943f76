import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'love-light-learn',
  name: 'Love Light Learn',
  does: 'A quiet page for every day, and a journal that you can lock.',
  path: '/love-light-learn',
  aim: 'learn',
  words: ['journal', 'diary', 'gratitude', 'mood', 'daily'],
};
