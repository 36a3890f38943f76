import { expect, test } from 'vitest';
import type { Field } from '../records/field.ts';
import { byGroup, formatMeasure, measureOf, overTime } from './measure.ts';

const status: Field = { name: 'status', label: 'Status', kind: 'choice', options: ['Open', 'Done', 'Late'] };
const price: Field = { name: 'price', label: 'Price', kind: 'money' };
const day: Field = { name: 'day', label: 'Day', kind: 'date' };
const tags: Field = { name: 'tags', label: 'Tags', kind: 'tags' };

function record(id: string, values: Record<string, string | number | readonly string[]>) {
  return { id, createdAt: '2026-01-01T10:00', ...values };
}

const records = [
  record('a', { status: 'Open', price: 10, day: '2026-03-02', tags: ['new', 'home'] }),
  record('b', { status: 'Open', price: 20, day: '2026-03-02', tags: ['home'] }),
  record('c', { status: 'Done', price: 60, day: '2026-03-05', tags: [] }),
  record('d', { status: 'Done', day: '' }),
];

test('records are counted, added up and averaged', () => {
  expect(measureOf(records, { kind: 'count' })).toBe(4);
  expect(measureOf(records, { kind: 'sum', field: price })).toBe(90);
  expect(measureOf(records, { kind: 'average', field: price })).toBe(30);
  expect(measureOf([], { kind: 'average', field: price })).toBe(0);
});

test('every choice is a group, in its order, also without records', () => {
  expect(byGroup(records, status, { kind: 'sum', field: price })).toEqual([
    { label: 'Open', value: 30 },
    { label: 'Done', value: 60 },
    { label: 'Late', value: 0 },
  ]);
});

test('a record with several tags is in each of their groups', () => {
  expect(byGroup(records, tags, { kind: 'count' })).toEqual([
    { label: 'new', value: 1 },
    { label: 'home', value: 2 },
  ]);
});

test('days without records are zero, and records without a day are left out', () => {
  expect(overTime(records, day, { kind: 'count' })).toEqual([
    { label: 'Mar 2', value: 2 },
    { label: 'Mar 3', value: 0 },
    { label: 'Mar 4', value: 0 },
    { label: 'Mar 5', value: 1 },
  ]);
});

test('a long time is shown by month', () => {
  const far = [record('a', { day: '2026-01-31' }), record('b', { day: '2026-07-01' })];
  const points = overTime(far, day, { kind: 'count' });
  expect(points.map(({ label }) => label)).toEqual([
    'Jan 2026',
    'Feb 2026',
    'Mar 2026',
    'Apr 2026',
    'May 2026',
    'Jun 2026',
    'Jul 2026',
  ]);
  expect(points.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 1]);
});

test('decades are shown by year', () => {
  const far = [record('a', { day: '1990-05-01' }), record('b', { day: '2020-02-03' })];
  const points = overTime(far, day, { kind: 'count' });
  expect(points).toHaveLength(31);
  expect(points.at(-1)).toEqual({ label: '2020', value: 1 });
});

test('weeks start on Monday', () => {
  const far = [record('a', { day: '2026-03-04' }), record('b', { day: '2026-04-01' })];
  expect(overTime(far, day, { kind: 'count' })[0]).toEqual({ label: 'Mar 2', value: 1 });
});

test('money is written as money', () => {
  expect(formatMeasure({ kind: 'sum', field: price })(1234.5)).toBe('$1,234.50');
  expect(formatMeasure({ kind: 'count' })(1234)).toBe('1,234');
});
