import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: `Download ${brand.name}`,
  description: `Install ${brand.name} as an app on a computer or phone, or run it on a machine of your own.`,
  listed: { priority: 0.7, changes: 'monthly' },
});
