import { expect, it } from 'vitest';
import type { Field } from '../records/field.ts';
import type { AppRecord, Collection } from '../store/collection.ts';
import { calendarLine } from './calendar-line.ts';

const machines = {
  one: 'Machine',
  title: 'name',
  records: {
    all: () => [],
    find: (id: string) => (id === 'm1' ? { id, createdAt: '', name: 'Miele upstairs' } : undefined),
  } as unknown as Collection<AppRecord>,
};
const title: Field = { name: 'title', label: 'Title', kind: 'text' };
const machine: Field = { name: 'machine', label: 'Machine', kind: 'reference', to: () => machines };
const entity = (fields: readonly Field[]) => ({
  name: 'slots',
  one: 'Slot',
  many: 'Slots',
  title: 'title',
  fields,
  records: {} as Collection<AppRecord>,
});

it('says when it begins and which one it is', () => {
  const fields: Field[] = [
    title,
    machine,
    { name: 'end', label: 'Until', kind: 'time' },
    { name: 'start', label: 'From', kind: 'time' },
    { name: 'day', label: 'Day', kind: 'date' },
  ];
  const record = {
    id: '1',
    createdAt: '',
    title: 'Flat 3',
    machine: 'm1',
    day: '2026-05-01',
    start: '14:00',
    end: '16:00',
  };
  expect(calendarLine(entity(fields), record, 'day')).toEqual({
    time: '14:00',
    title: 'Flat 3',
    beside: 'Miele upstairs',
  });
});

it('takes the time of a moment', () => {
  const record = { id: '1', createdAt: '', title: 'Dentist', at: '2026-05-01T09:15' };
  const fields: Field[] = [title, { name: 'at', label: 'When', kind: 'moment' }];
  expect(calendarLine(entity(fields), record, 'at')).toEqual({ time: '09:15', title: 'Dentist', beside: '' });
});
