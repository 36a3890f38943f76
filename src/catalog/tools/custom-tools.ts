import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'custom-tools',
  name: 'Custom tools',
  does: 'A tool of fields and formulas that you make yourself, without code.',
  path: '/custom-tools',
  aim: 'make',
  words: ['calculator', 'formula', 'own tool', 'form', 'spreadsheet'],
};
