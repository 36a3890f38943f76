import { describe, expect, it } from 'vitest';
import { saidFacts } from './said-facts.ts';

describe('Thousands that a dot parts', () => {
  it.each([
    ['scooters 150.000 dong a day, big bikes 400.000 dong a day', [150_000, 400_000]],
    ['rent 1.250.000 rupiah per month', [1_250_000]],
    ['coffee 2.50 €, cake 3.80 €', [2.5, 3.8]],
    ['0.125 l of milk, price 4 €', [4]],
  ])('%s', (text, values) => {
    expect(saidFacts(text).prices.map(({ value }) => value)).toEqual(values);
  });
});
