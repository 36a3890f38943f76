import { describe, expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { takeKindPrices } from './take-kind-prices.ts';

function kept(one: string): EntitySpec {
  return {
    name: one.replaceAll(' ', '').toLowerCase(),
    one,
    many: `${one}s`,
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'pricePerDay', label: 'Per day', kind: 'money' },
    ],
    samples: [{ name: 'A', pricePerDay: 14 }],
  };
}

describe('Each kind of records at its own price', () => {
  it.each([
    ['scooters 150.000 dong a day, big bikes 400.000 dong a day', [150_000, 400_000]],
    ['scooters and big bikes to rent', [14, 14]],
  ])('%s', (text, expected) => {
    const spec = { entities: [kept('Scooter'), kept('Big bike')] } as unknown as AppSpec;
    const { entities } = takeKindPrices(spec, saidFacts(text));
    expect(entities.map(({ samples }) => samples[0]?.['pricePerDay'])).toEqual(expected);
  });
});
