import { describe, expect, it } from 'vitest';
import type { AppRecord, Collection } from '../store/collection.ts';
import type { Entity } from './entity.ts';
import { groupRecords, placesOf, type Query, queryRecords } from './query-records.ts';

const flats: AppRecord[] = [
  { id: '1', createdAt: '', name: 'Garden flat', price: 900, day: '2026-03-01', tags: ['quiet'] },
  { id: '2', createdAt: '', name: 'Tower flat', price: 1200, day: '2026-03-10T09:00', tags: ['view'] },
  { id: '3', createdAt: '', name: 'Old flat', day: '2026-04-01', tags: [] },
];
const entity: Entity = {
  name: 'flats',
  one: 'Flat',
  many: 'Flats',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'money' },
    { name: 'day', label: 'Day', kind: 'moment' },
    { name: 'tags', label: 'Tags', kind: 'tags' },
  ],
  records: {} as Collection<AppRecord>,
};
const all: Query = { text: '', filters: {}, ranges: {}, sort: '', descending: false };
const ids = (query: Partial<Query>) => queryRecords(entity, flats, { ...all, ...query }).map(({ id }) => id);

describe('what is found in a list', () => {
  it('holds every word, in any field', () => {
    expect(ids({ text: 'flat VIEW' })).toEqual(['2']);
  });

  it('has a short number as a whole one', () => {
    expect(ids({ text: 'flat 0' })).toEqual([]);
    expect(ids({ text: 'tower 1' })).toEqual([]);
    expect(ids({ text: 'flat 10' })).toEqual(['2']);
    expect(ids({ text: 'flat 900' })).toEqual(['1']);
  });

  it('has the chosen value, also among several', () => {
    expect(ids({ filters: { tags: 'quiet', name: '' } })).toEqual(['1']);
  });

  it('lies between the bounds of a number, which count themselves', () => {
    expect(ids({ ranges: { price: { from: '900', to: '1000' } } })).toEqual(['1']);
    expect(ids({ ranges: { price: { from: '901', to: '' } } })).toEqual(['2']);
    expect(ids({ ranges: { price: { from: '', to: '' } } })).toEqual(['1', '2', '3']);
  });

  it('lies between two days, to the end of the last one', () => {
    expect(ids({ ranges: { day: { from: '2026-03-02', to: '2026-03-10' } } })).toEqual(['2']);
  });

  it('is found by what belongs to it', () => {
    const rooms: Entity = {
      ...entity,
      name: 'rooms',
      records: {
        all: () => [{ id: 'r', createdAt: '', name: 'Pantry', flat: '3' }],
      } as unknown as Collection<AppRecord>,
    };
    const found = queryRecords(entity, flats, { ...all, text: 'pantry' }, [{ entity: rooms, link: 'flat' }]);
    expect(found.map(({ id }) => id)).toEqual(['3']);
  });

  it('comes in the chosen order', () => {
    expect(ids({ sort: 'day', descending: true })).toEqual(['3', '2', '1']);
  });
});

describe('a ranking', () => {
  it('gives the same place to the same value, and leaves out the next', () => {
    const scores = [5, 9, 5, 2].map((points, index) => ({ id: `${index}`, createdAt: '', points }));
    expect([...placesOf(scores, '-points')].toSorted()).toEqual([
      ['0', 2],
      ['1', 1],
      ['2', 2],
      ['3', 4],
    ]);
  });
});

describe('groups of a list', () => {
  const trips: Entity = {
    ...entity,
    fields: [
      { name: 'state', label: 'State', kind: 'choice', options: ['Open', 'Paid', 'Lost'] },
      { name: 'price', label: 'Price', kind: 'money', unit: '€' },
    ],
  };
  const rows: AppRecord[] = [
    { id: '1', createdAt: '', state: 'Paid', price: 0.1 },
    { id: '2', createdAt: '', state: 'Open', price: 4 },
    { id: '3', createdAt: '', state: 'Paid', price: 0.2 },
    { id: '4', createdAt: '' },
  ];

  it('stand in the order of the choices, with how many there are and what they come to', () => {
    expect(
      groupRecords(trips, rows, 'state').map(({ label, records, sums }) => [label, records.length, ...sums]),
    ).toEqual([
      ['Open', 1, 'Price: €4'],
      ['Paid', 2, 'Price: €0.30'],
      ['No state', 1],
    ]);
  });

  it('are months one after the other, and at the end what has no day', () => {
    const days = ['2026-04-01', '2026-03-30T09:00', '', '2026-04-20'].map((day, at) => ({
      id: `${at}`,
      createdAt: '',
      day,
    }));
    expect(
      groupRecords(entity, days, 'day~month').map(({ label, records }) => [label, records.length]),
    ).toEqual([
      ['March 2026', 1],
      ['April 2026', 2],
      ['No day', 1],
    ]);
  });
});
