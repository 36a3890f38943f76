import { expect, it } from 'vitest';
import { withCurrency } from './with-currency.ts';

it.each([
  ['€', '€8'],
  ['A$', 'A$8'],
  ['R', 'R8'],
  ['CHF', 'CHF 8'],
  ['kr', '8 kr'],
  ['zł', '8 zł'],
  ['coins', '8 coins'],
])('writes an amount in %s as %s', (sign, written) => {
  expect(withCurrency('8', sign)).toBe(written);
});

it('is in dollars where nothing else was said', () => {
  expect(withCurrency('8')).toBe('$8');
});
