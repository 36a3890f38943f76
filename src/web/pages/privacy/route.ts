import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Privacy',
  description: `What ${brand.name} stores, where it stores it, who can see it, and how to get it out or have it removed.`,
  listed: { priority: 0.3, changes: 'yearly' },
});
