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

  it('also in dong', () => {
    expect(prices('hostel in Hanoi')?.[0]).toBe(680_000);
  });
});
