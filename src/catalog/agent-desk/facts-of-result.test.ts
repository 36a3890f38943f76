import { expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { factsOfResult } from './facts-of-result.ts';

it('says a result in lines with its figures as they are shown', () => {
  expect(
    factsOfResult({
      summary: 'You pay €928.80\na month.',
      currency: 'EUR',
      values: {},
      warnings: ['Rates change.'],
      parts: [
        {
          kind: 'figures',
          title: 'Cost',
          figures: [{ label: 'Interest', value: 5728.4, as: 'money', against: 'limit 6,000' }],
        },
        {
          kind: 'table',
          title: 'Offers',
          columns: [
            { key: 'bank', label: 'Bank', as: 'text' },
            { key: 'rate', label: 'Rate', as: 'percent' },
          ],
          rows: [{ bank: 'North', rate: 4.5 }],
        },
      ],
    }),
  ).toEqual([
    'You pay €928.80 a month.',
    'Warning: Rates change.',
    'Interest: €5,728 (limit 6,000)',
    'Offers: Bank North, Rate 4.5 %',
  ]);
});

it('stops where the server would take no more', () => {
  const figures = Array.from({ length: 2_000 }, (_, index) => ({
    label: 'A figure with a long name that says what it is about',
    value: index,
    as: 'whole' as const,
  }));
  const facts = factsOfResult({
    summary: 'Many figures.',
    values: {},
    parts: [{ kind: 'figures', title: 'All', figures }],
  });
  expect(facts.length).toBeLessThanOrEqual(limits.agentModels.factLines);
  expect(facts.join('\n').length).toBeLessThanOrEqual(limits.agentModels.factsLength);
});
