import { brand } from '../../../../kernel/brand.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: `${brand.name} Law Dictionary`,
  description:
    'Legal terms in plain words, each with an example, with what differs between countries, and with its sources.',
  listed: { priority: 0.8, changes: 'monthly' },
  lateParameters: ['q', 'subject', 'show'],
});
