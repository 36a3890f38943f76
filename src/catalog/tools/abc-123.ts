import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'abc-123',
  name: 'ABC 123',
  does: 'Letters, sounds and numbers for children, spoken aloud.',
  path: '/abc-123',
  aim: 'learn',
  words: ['children', 'letters', 'numbers', 'phonics', 'kids'],
  access: 'special',
};
