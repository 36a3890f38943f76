import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: `Run ${brand.osName} yourself`,
  description: `What you need to run ${brand.osName} on a machine of your own, and the commands that start it.`,
  listed: { priority: 0.7, changes: 'monthly' },
});
