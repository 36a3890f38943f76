import { describe, expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import { planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { inLocalAmounts } from './local-amounts.ts';

function spec(): AppSpec {
  return {
    ...planFromText('services'),
    entities: [
      {
        name: 'services',
        one: 'Service',
        many: 'Services',
        title: 'name',
        fields: [
          { name: 'name', label: 'Name', kind: 'text' },
          { name: 'price', label: 'Price', kind: 'money' },
        ],
        samples: [
          { name: 'Cut', price: 24 },
          { name: 'Colour', price: 5000 },
        ],
      },
    ],
  };
}

function prices(text: string) {
  return inLocalAmounts(spec(), saidFacts(text)).entities[0]?.samples.map(({ price }) => price);
}

describe('Examples cost what such things cost there', () => {
  it.each([
    ['a salon in Dakar, colour 5,000 francs', [16000, 5000]],
    ['a salon in Leeds', [24, 5000]],
    ['a salon in Buenos Aires', [24, 5000]],
    ['our salon', [24, 5000]],
  ])('%s', (text, expected) => {
    expect(prices(text)).toEqual(expected);
  });

  it('but a share stays one', () => {
    const actions = [
      {
        id: 'a',
        label: 'A',
        on: 'services',
        does: [],
        never: [{ never: 'paid < price * deposit / 100', says: 'No' }],
      },
    ];
    const numbers = { deposit: { label: 'Deposit', value: 50 }, fee: { label: 'Fee', value: 2 } };
    const plan = { ...spec(), numbers, actions } as unknown as AppSpec;
    const { deposit, fee } = inLocalAmounts(plan, saidFacts('a tailor in Ibadan')).numbers ?? {};
    expect(deposit?.value).toBe(50);
    expect(fee?.value).toBeGreaterThan(1000);
  });

  it('also in dong', () => {
    expect(prices('hostel in Hanoi')?.[0]).toBe(680_000);
  });
});
