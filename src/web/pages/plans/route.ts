import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Plans',
  description: `What is in Free, Pro and Enterprise, and what it costs to host an app that you made with ${brand.name}.`,
  listed: { priority: 0.9, changes: 'weekly' },
});
