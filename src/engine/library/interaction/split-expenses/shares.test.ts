import { expect, test } from 'vitest';
import { balances, debtsOf, sharesOf } from './shares.ts';

const people = ['Ann', 'Ben', 'Cleo'];
const expense = { id: 'e', what: 'Dinner', amount: 100, paidBy: 'Ann', among: people, at: '' };

test('shares add up to the whole', () => {
  expect(sharesOf(10000, 3)).toEqual([3334, 3333, 3333]);
});

test('who paid is owed what the others used', () => {
  const sums = balances(people, [expense], []);
  expect([...sums.values()]).toEqual([66.66, -33.33, -33.33]);
  expect(debtsOf(sums)).toEqual([
    { from: 'Ben', to: 'Ann', amount: 33.33 },
    { from: 'Cleo', to: 'Ann', amount: 33.33 },
  ]);
});

test('a payment settles a debt', () => {
  const paid = [{ id: 'p', from: 'Ben', to: 'Ann', amount: 33.33, at: '' }];
  expect(debtsOf(balances(people, [expense], paid))).toEqual([{ from: 'Cleo', to: 'Ann', amount: 33.33 }]);
});

test('debts in a circle cancel out', () => {
  const round = people.map((paidBy, index) => ({
    ...expense,
    paidBy,
    amount: 30,
    among: [people[(index + 1) % 3] ?? ''],
  }));
  expect(debtsOf(balances(people, round, []))).toEqual([]);
});
