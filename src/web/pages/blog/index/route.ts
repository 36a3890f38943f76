import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Blog',
  description: `Working knowledge from the people behind ${brand.name}: figures, decisions, learning, security and software that keeps working offline.`,
  listed: { priority: 0.8, changes: 'daily' },
});
