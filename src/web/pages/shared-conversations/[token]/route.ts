import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Shared conversation',
  description: `What somebody asked in ${brand.askName}, shown by a link.`,
});
