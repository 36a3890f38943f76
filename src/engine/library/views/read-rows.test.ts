import { expect, test } from 'vitest';
import type { Entity } from '../records/entity.ts';
import { readRows } from './read-rows.ts';

const entity = {
  name: 'products',
  one: 'Product',
  many: 'Products',
  title: 'name',
  fields: [
    { name: 'name', label: 'Product name', kind: 'text', required: true },
    { name: 'price', label: 'Price', kind: 'money', min: 0 },
    { name: 'size', label: 'Size', kind: 'choice', options: ['Small', 'Large'] },
    { name: 'sold', label: 'Sold', kind: 'yes-no' },
    { name: 'tags', label: 'Tags', kind: 'tags' },
    { name: 'made', label: 'Made on', kind: 'date' },
  ],
} as unknown as Entity;

test('columns are found by label or name, and values get their kind', () => {
  const { columns, rows } = readRows(
    entity,
    'product name;PRICE;size;sold;tags;other\nLamp;"$1,200.50";large;yes;"new,home";x',
  );
  expect(columns.map(({ field }) => field?.name)).toEqual([
    'name',
    'price',
    'size',
    'sold',
    'tags',
    undefined,
  ]);
  expect(rows).toEqual([
    { values: { name: 'Lamp', price: 1200.5, size: 'Large', sold: true, tags: ['new', 'home'] }, faults: [] },
  ]);
});

test('a row that lacks something says so', () => {
  const { rows } = readRows(entity, 'name,price\n,5\nDesk,cheap\nChair,-3');
  expect(rows.map(({ faults }) => faults)).toEqual([
    ['Product name is required.'],
    ['Enter a number.'],
    ['Price must be 0 or more.'],
  ]);
});

test('days are read in the ways that are not in doubt', () => {
  const { rows } = readRows(
    entity,
    'name;made on\nA;2026-11-16\nB;Nov 16, 2026\nC;16 November 2026\nD;3/4/26',
  );
  expect(rows.map(({ values }) => values.made)).toEqual(['2026-11-16', '2026-11-16', '2026-11-16', '']);
});
