import { describe, expect, it } from 'vitest';
import type { AppRecord, Collection } from '../store/collection.ts';
import { inDays } from '../store/sample-dates.ts';
import type { Entity } from './entity.ts';
import { countInView, filterFields, filterOptions, groupChoices, sortChoices } from './list-fields.ts';
import { queryRecords } from './query-records.ts';

const loans: Entity = {
  name: 'loans',
  one: 'Loan',
  many: 'Loans',
  title: 'what',
  fields: [
    { name: 'what', label: 'What', kind: 'text' },
    { name: 'who', label: 'Borrower', kind: 'text' },
    { name: 'due', label: 'Due', kind: 'date' },
    { name: 'state', label: 'State', kind: 'choice', options: ['out', 'back', 'lost'] },
    { name: 'kind', label: 'Kind', kind: 'choice', options: ['tool', 'book'] },
    { name: 'late', label: 'Long overdue', kind: 'yes-no', formula: 'days(due, today) > 30' },
    { name: 'tags', label: 'Tags', kind: 'tags' },
    { name: 'dirty', label: 'Of these dirty', kind: 'number' },
    { name: 'note', label: 'Note', kind: 'long-text' },
    { name: 'remark', label: 'Remark', kind: 'text' },
    { name: 'maker', label: 'Maker', kind: 'text' },
    { name: 'same', label: 'House', kind: 'choice', options: ['ours', 'theirs'] },
  ],
  records: {} as Collection<AppRecord>,
};
const one = (id: string, values: Omit<AppRecord, 'id' | 'createdAt'>): AppRecord => ({
  id,
  createdAt: '',
  ...values,
});
const records = [
  one('1', {
    what: 'Drill',
    remark: 'loud',
    maker: 'Bosch',
    who: 'Ana',
    due: inDays(-40),
    state: 'out',
    kind: 'tool',
    late: true,
    same: 'ours',
  }),
  one('2', {
    what: 'Saw',
    remark: 'loud',
    maker: 'Makita',
    who: 'Ben',
    due: inDays(0),
    state: 'out',
    kind: 'tool',
    late: false,
    same: 'ours',
    tags: ['sharp'],
  }),
  one('3', {
    what: 'Dune',
    remark: 'thick',
    who: 'Ana',
    due: inDays(-3),
    state: 'back',
    kind: 'book',
    late: false,
    same: 'ours',
    tags: ['sharp', 'old'],
  }),
  one('4', { what: 'Atlas', who: '', state: 'back', late: false, dirty: 1, same: 'ours' }),
];
const options = (name: string) =>
  filterOptions(
    loans,
    loans.fields.find((field) => field.name === name) ?? { name, label: name, kind: 'text' },
    records,
  ).map(({ value, count }) => `${value} ${count}`);

describe('the filters of a list', () => {
  it('are those asked for, how far along it is, what is worked out, what is due, and all others that narrow', () => {
    expect(filterFields(loans, records, ['kind']).map(({ name }) => name)).toEqual([
      'kind',
      'state',
      'late',
      'due',
      'tags',
      'who',
    ]);
  });

  it('have a place in view where they were asked for, say how far along it is, or are worked out', () => {
    const inView = (asked: string[]) => countInView(loans, filterFields(loans, records, asked), asked);
    expect([inView([]), inView(['kind']), inView(['kind', 'who'])]).toEqual([2, 3, 3]);
  });

  it('are none where all records are alike', () => {
    expect(filterFields(loans, records.slice(0, 1), [])).toEqual([]);
  });

  it('offer what there is, with how many have it', () => {
    expect(options('state')).toEqual(['out 2', 'back 2']);
    expect(options('kind')).toEqual(['tool 2', 'book 1', 'without 1']);
    expect(options('tags')).toEqual(['old 1', 'sharp 2', 'without 2']);
    expect(options('late')).toEqual(['true 1', 'false 3']);
  });

  it('offer spans of days, of which only what is still out is overdue', () => {
    expect(options('due')).toContain('overdue 1');
    expect(options('due')).toContain('today 1');
    expect(options('due')).toContain('without 1');
  });

  it('leave as many records as they say', () => {
    for (const field of filterFields(loans, records, []))
      for (const { value, count } of filterOptions(loans, field, records)) {
        const query = { text: '', filters: { [field.name]: value }, sort: '', descending: false };
        expect(queryRecords(loans, records, query), `${field.name} ${value}`).toHaveLength(count);
      }
  });
});

describe('order and headings', () => {
  it('have words that make a phrase', () => {
    const labels = sortChoices(loans).map(({ label }) => label);
    expect(labels).toContain('Sort by what it is');
    expect(labels).toContain('Sort by due');
    expect(labels.join()).not.toContain('of these');
  });

  it('are offered where records share a value', () => {
    expect(groupChoices(loans, records).map(({ label }) => label)).toEqual([
      'Group by borrower',
      ...(new Set(records.map(({ due }) => String(due ?? '').slice(0, 7))).size < 4
        ? ['Group by month']
        : []),
      'Group by state',
      'Group by kind',
      'Group by long overdue',
    ]);
    expect(groupChoices(loans, records.slice(0, 1))).toEqual([]);
  });
});
