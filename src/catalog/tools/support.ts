import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'support',
  name: 'Support',
  does: 'How things are done here, in short articles.',
  path: '/support',
  aim: 'look-up',
  words: ['help', 'how to', 'manual', 'faq'],
};
