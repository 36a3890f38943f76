import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Capital Savants',
  description:
    'Investments, valuations, cash flow, loans and pitches, worked out by named methods on your device.',
  listed: { priority: 0.7, changes: 'monthly' },
});
