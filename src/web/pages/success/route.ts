import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Your plan',
  description: `The plan of your ${brand.name} account, and what it opens.`,
});
