import { expect, it } from 'vitest';
import { type Grouping, groupRecords } from './group-records.ts';
import type { Fact, Kind, World } from './world.ts';

const sales: Kind = {
  name: 'sales',
  one: 'Sale',
  title: 'what',
  fields: [
    { name: 'what', kind: 'text' },
    { name: 'day', kind: 'date' },
    { name: 'price', kind: 'money' },
    { name: 'state', kind: 'choice' },
    { name: 'tags', kind: 'tags' },
    { name: 'buyer', kind: 'reference', to: 'people' },
  ],
};
const people: Kind = {
  name: 'people',
  one: 'Person',
  title: 'name',
  fields: [{ name: 'name', kind: 'text' }],
};

const facts: Record<string, Fact[]> = {
  people: [{ id: 'p1', name: 'Noor' }],
  sales: [
    {
      id: '1',
      what: 'Lamp',
      day: '2026-03-30',
      price: 20,
      state: 'open',
      tags: ['new', 'home'],
      buyer: 'p1',
    },
    { id: '2', what: 'Desk', day: '2026-01-05', price: 80.5, state: 'paid', tags: ['home'], buyer: 'p1' },
    { id: '3', what: 'Vase', day: '2026-03-02', price: 10, state: 'open', tags: [] },
    { id: '4', what: 'Gift', price: 0, state: '' },
  ],
};
const world: World = {
  kind: (name) => ({ sales, people })[name],
  all: (things) => facts[things] ?? [],
  numbers: {},
  today: '2026-04-01',
  now: '2026-04-01T10:00',
  me: { name: '', records: {} },
  random: () => 0,
};

const grouped = (grouping: Omit<Grouping, 'things'>) =>
  groupRecords(world, { things: 'sales', ...grouping }).groups.map(
    ({ label, value }) => `${label}: ${value}`,
  );

it('puts months in order, by their names, with those between that have nothing', () => {
  expect(grouped({ by: 'month(day)' })).toEqual(['Jan 2026: 1', 'Feb 2026: 0', 'Mar 2026: 2']);
  expect(grouped({ by: 'month(day)', what: 'sum', of: 'price' })).toEqual([
    'Jan 2026: 80.5',
    'Feb 2026: 0',
    'Mar 2026: 30',
  ]);
  expect(grouped({ by: 'month(day)', what: 'avg', of: 'price' })).toEqual(['Jan 2026: 80.5', 'Mar 2026: 15']);
});

it('puts weeks and weekdays in order', () => {
  const weeks = grouped({ by: 'week(day)', where: 'day > "2026-03-01"' });
  expect(weeks).toEqual([
    'Week 10, 2026: 1',
    'Week 11, 2026: 0',
    'Week 12, 2026: 0',
    'Week 13, 2026: 0',
    'Week 14, 2026: 1',
  ]);
  expect(grouped({ by: 'weekday(day)' })).toEqual(['Monday: 3']);
});

it('keeps the order of options, also of those without records, and leaves out records without any', () => {
  expect(grouped({ by: 'state', options: ['paid', 'open', 'late'] })).toEqual([
    'paid: 1',
    'open: 2',
    'late: 0',
  ]);
});

it('groups by what references and formulas say, and counts a record for each of its tags', () => {
  expect(grouped({ by: 'buyer' })).toEqual(['Noor: 2']);
  expect(grouped({ by: 'tags' })).toEqual(['home: 2', 'new: 1']);
  expect(grouped({ by: 'price > 15' })).toEqual(['No: 2', 'Yes: 2']);
  expect(grouped({ by: 'state', what: 'max', of: 'price', where: 'buyer is not empty' })).toEqual([
    'open: 20',
    'paid: 80.5',
  ]);
});

it('is ordered where the groups follow one another', () => {
  const isOrdered = (by: string) => groupRecords(world, { things: 'sales', by }).isOrdered;
  expect(isOrdered('day')).toBe(true);
  expect(isOrdered('month(day)')).toBe(true);
  expect(isOrdered('price')).toBe(true);
  expect(isOrdered('state')).toBe(false);
});
