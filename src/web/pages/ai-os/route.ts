import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: `Get ${brand.osName}`,
  description: `What ${brand.osName} is, how it works without a network, its plans and hosting plans, and how to install it.`,
  listed: { priority: 0.9, changes: 'weekly' },
});
