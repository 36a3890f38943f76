import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Resource Team',
  description:
    'Templates, checklists, worksheets, glossaries and guides for work and home, each ready to download as Word, Excel or PDF.',
  listed: { priority: 0.8, changes: 'monthly' },
  lateParameters: ['q', 'kind', 'job'],
});
