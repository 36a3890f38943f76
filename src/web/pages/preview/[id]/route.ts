import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Your app',
  description: `An app that you have made with ${brand.name}: look at it, change it by a sentence, its plan or its code, and publish it.`,
  access: 'signed-in',
});
