import { expect, test } from 'vitest';
import { checkCardNumber, checkExpiry, checkIban, checkSecurityCode, kindOfMethod } from './check-card.ts';

test('card numbers need the right length and check digit', () => {
  expect(checkCardNumber('4242 4242 4242 4242')).toBeUndefined();
  expect(checkCardNumber('4242 4242 4242 4241')).toBe('This card number is not valid.');
  expect(checkCardNumber('4242')).toContain('12 to 19');
});

test('a card is good through its last month', () => {
  const now = new Date(2030, 4, 31, 23, 0);
  expect(checkExpiry('05/30', now)).toBeUndefined();
  expect(checkExpiry('04/30', now)).toBe('This card has expired.');
  expect(checkExpiry('13/30', now)).toContain('MM/YY');
});

test('security codes and account numbers are checked', () => {
  expect(checkSecurityCode('123')).toBeUndefined();
  expect(checkSecurityCode('12')).toBeDefined();
  expect(checkIban('DE89 3704 0044 0532 0130 00')).toBeUndefined();
  expect(checkIban('DE89 3704 0044 0532 0130 01')).toBe('This account number is not valid.');
});

test('a method is known by its name', () => {
  expect(['Credit card', 'Bank transfer', 'PayPal', 'Cash on delivery'].map(kindOfMethod)).toEqual([
    'card',
    'bank',
    'wallet',
    'cash',
  ]);
});
