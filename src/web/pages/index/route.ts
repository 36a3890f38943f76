import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: brand.osName,
  description: brand.description,
  listed: { priority: 1, changes: 'daily' },
  lateParameters: ['tab', 'make'],
});
