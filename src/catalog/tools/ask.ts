import { brand } from '../../kernel/brand.ts';
import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'ask',
  name: brand.askName,
  does: 'A question in, an answer with its source out. Figures, units, dates and your own documents too.',
  path: `/ask-${brand.slug}`,
  aim: 'look-up',
  words: ['question', 'answer', 'assistant', 'convert', 'units', 'documents', 'chat'],
};
