import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Support',
  description: `Answers about accounts, security, your data, working offline and running ${brand.name} yourself, and a way to ask us.`,
  listed: { priority: 0.6, changes: 'monthly' },
});
