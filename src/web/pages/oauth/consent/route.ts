import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Allow access',
  description: `An app asks for access to your ${brand.name} account; you decide.`,
});
