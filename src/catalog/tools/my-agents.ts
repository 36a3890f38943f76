import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'my-agents',
  name: 'My agents',
  does: 'An agent of your own, made of others with your settings in it.',
  path: '/my-agents',
  aim: 'make',
  words: ['own agent', 'automate', 'assistant'],
};
