import { brand } from '../../../kernel/brand.ts';
import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: brand.askName,
  description:
    'Ask in your own words and get an answer with its steps or its sources: figures, units, days, help, agents and apps. On your device, also offline.',
  listed: { priority: 0.9, changes: 'weekly' },
  lateParameters: ['ask', 'conversation', 'document', 'passage'],
});
