import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Shared app',
  description: `An app that somebody made with ${brand.name} and shows by a link.`,
});
