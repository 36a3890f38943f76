import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Dashboard',
  description: `The apps that you have made with ${brand.name}, each with the state of its build.`,
});
