import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Terms',
  description: `The terms for using ${brand.name}: your account, your content, the apps you make, plans and warranty.`,
  listed: { priority: 0.3, changes: 'yearly' },
});
