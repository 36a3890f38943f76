import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'abc-123',
  name: 'ABC 123',
  does: 'Letters, sounds, numbers, shapes and the clock for children from 3 to 8, spoken aloud.',
  path: '/abc-123',
  aim: 'learn',
  words: ['children', 'letters', 'numbers', 'phonics', 'kids', 'clock', 'shapes', 'tracing'],
  access: 'special',
};
