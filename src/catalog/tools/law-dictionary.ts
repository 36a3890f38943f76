import { brand } from '../../kernel/brand.ts';
import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'law-dictionary',
  name: `${brand.name} Law Dictionary`,
  does: 'What a term of law means, with an example and where it differs.',
  path: `/${brand.slug}-law-dictionary`,
  aim: 'look-up',
  words: ['law', 'legal', 'term', 'contract', 'clause', 'definition'],
};
