import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: `About ${brand.name}`,
  description: `What ${brand.name} is, whom it is for, what it claims and what it promises.`,
  listed: { priority: 0.6, changes: 'monthly' },
});
