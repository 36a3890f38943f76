import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: `After you got ${brand.osName}`,
  description: `Whether this installation of ${brand.osName} is ready, and what to do first.`,
});
