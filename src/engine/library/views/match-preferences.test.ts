import { expect, test } from 'vitest';
import type { Entity } from '../records/entity.ts';
import type { AppRecord } from '../store/collection.ts';
import { matchPreferences } from './match-preferences.ts';

const records: AppRecord[] = [
  {
    id: 'tent',
    createdAt: '',
    name: 'Tent',
    category: 'Outdoor',
    price: 120,
    rating: 5,
    tags: ['camp', 'summer'],
  },
  { id: 'sofa', createdAt: '', name: 'Sofa', category: 'Home', price: 700, rating: 4, tags: ['soft'] },
  { id: 'lamp', createdAt: '', name: 'Lamp', category: 'Home', price: 40, rating: 2, tags: [] },
];

const entity = {
  name: 'products',
  one: 'Product',
  many: 'Products',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'category', label: 'Category', kind: 'choice', options: ['Outdoor', 'Home'] },
    { name: 'price', label: 'Price', kind: 'money' },
    { name: 'rating', label: 'Rating', kind: 'rating' },
    { name: 'tags', label: 'Tags', kind: 'tags' },
  ],
} as unknown as Entity;

test('the record that fulfils the wishes leads and says why', () => {
  const [first] = matchPreferences(entity, records, { category: 'Outdoor', price: '200' });
  expect(first?.record.id).toBe('tent');
  expect(first?.percent).toBe(100);
  expect(first?.reasons).toEqual(['matches category Outdoor', 'price $120 (within $200)', 'rating 5']);
});

test('a price a little over the limit counts for something, one far over for nothing', () => {
  const matches = matchPreferences(entity, records, { price: '100' });
  expect(matches.map(({ record, percent }) => [record.id, percent])).toEqual([
    ['lamp', 100],
    ['tent', 30],
    ['sofa', 0],
  ]);
});

test('shared tags count by their share', () => {
  const [first] = matchPreferences(entity, records, { tags: 'camp, winter' });
  expect(first).toMatchObject({ percent: 50, reasons: ['shares tags camp', 'rating 5'] });
});

test('without wishes the best rated one leads', () => {
  expect(matchPreferences(entity, records, {})[0]?.record.id).toBe('tent');
});
