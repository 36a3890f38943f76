import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'study-buddy',
  name: 'Study Buddy',
  does: 'Notes become cards that come back when you are about to forget them.',
  path: '/study-buddy',
  aim: 'learn',
  words: ['flashcards', 'cards', 'anki', 'exam', 'memorise', 'notes', 'spaced repetition'],
};
