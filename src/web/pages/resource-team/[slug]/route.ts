import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Resources',
  description: 'A template, checklist, worksheet, glossary or guide to download.',
  listed: { priority: 0.6, changes: 'yearly' },
  instancesAre: 'documents',
});
