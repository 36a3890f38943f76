import type { Tool } from '../tool-aims.ts';

export const tool: Tool = {
  slug: 'resource-team',
  name: 'Resource Team',
  does: 'Templates, checklists, worksheets and guides to download and fill in.',
  path: '/resource-team',
  aim: 'look-up',
  words: ['template', 'checklist', 'worksheet', 'glossary', 'document', 'form'],
};
