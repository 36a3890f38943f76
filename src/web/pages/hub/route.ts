import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'You',
  description: `What you have in ${brand.name}, and what to go on with.`,
  access: 'signed-in',
});
