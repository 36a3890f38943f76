import { expect, test } from 'vitest';
import { bestOf, differs } from './compare-values.ts';

const records = [
  { id: 'a', createdAt: '', price: 20, rating: 4, color: 'red' },
  { id: 'b', createdAt: '', price: 15, rating: 5, color: 'red' },
];

test('the lowest price and the highest rating are best', () => {
  expect([...bestOf({ name: 'price', label: 'Price', kind: 'money' }, records)]).toEqual(['b']);
  expect([...bestOf({ name: 'rating', label: 'Rating', kind: 'rating' }, records)]).toEqual(['b']);
});

test('texts and equal values have no best', () => {
  expect(bestOf({ name: 'color', label: 'Color', kind: 'text' }, records).size).toBe(0);
  expect(
    bestOf({ name: 'price', label: 'Price', kind: 'money' }, [{ id: 'a', createdAt: '', price: 1 }]).size,
  ).toBe(0);
});

test('only fields with several values differ', () => {
  expect(differs({ name: 'color', label: 'Color', kind: 'text' }, records)).toBe(false);
  expect(differs({ name: 'price', label: 'Price', kind: 'money' }, records)).toBe(true);
});
