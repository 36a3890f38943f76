import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Your apps',
  description: `Make an app from a description, and find those that you have made with ${brand.name}.`,
});
