import { expect, test } from 'vitest';
import { flowOf, monthsOf, spentByCategory } from './money-flow.ts';

const records = [
  { id: '1', createdAt: '', type: 'Income', category: 'Salary', amount: 2000, date: '2026-03-01' },
  { id: '2', createdAt: '', type: 'Expense', category: 'Food', amount: 150.5, date: '2026-03-04' },
  { id: '3', createdAt: '', type: 'Expense', category: 'Rent', amount: 900, date: '2026-02-01' },
  { id: '4', createdAt: '', type: 'Expense', category: 'Food', amount: -49.5, date: '2026-02-03' },
];

test('income and spending make the balance', () => {
  expect(flowOf(records)).toEqual({ income: 2000, spent: 1100, balance: 900 });
  expect(flowOf([])).toEqual({ income: 0, spent: 0, balance: 0 });
});

test('spending is added up by category, the most first, without income', () => {
  expect(spentByCategory(records)).toEqual([
    { label: 'Rent', value: 900 },
    { label: 'Food', value: 200 },
  ]);
});

test('months are those with records, the latest first', () => {
  expect(monthsOf(records)).toEqual(['2026-03', '2026-02']);
});
