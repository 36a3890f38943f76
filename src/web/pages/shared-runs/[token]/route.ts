import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Shared result',
  description: `What an agent of ${brand.name} worked out, shown by a link.`,
});
