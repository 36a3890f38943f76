import { expect, test } from 'vitest';
import { balanceOf, whyNotMove } from './ledger.ts';

test('the balance is what came in less what went out, without rounding dust', () => {
  const movements = [0.1, 0.2, -0.3, 20].map((amount, index) => ({
    id: String(index),
    kind: 'Top-up' as const,
    amount,
    note: '',
    at: '',
  }));
  expect(balanceOf(movements)).toBe(20);
});

test('nobody takes out more than there is', () => {
  expect(whyNotMove('Withdrawal', 21, 20)).toBe('There is not enough in your wallet.');
  expect(whyNotMove('Transfer', 20, 20)).toBeUndefined();
  expect(whyNotMove('Top-up', 50, 0)).toBeUndefined();
  expect(whyNotMove('Top-up', Number.NaN, 0)).toBe('Enter an amount above 0.');
});
