import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Contact',
  description: `Write to the sales or support team of ${brand.name}: how to reach us and what happens with your message.`,
  listed: { priority: 0.5, changes: 'monthly' },
});
