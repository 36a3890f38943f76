import { describe, expect, it } from 'vitest';
import type { AppRecord, Collection } from '../store/collection.ts';
import { Refused, type Values } from './check-values.ts';
import type { Field } from './field.ts';
import {
  anewValue,
  checkNewcomers,
  type Newcomers,
  newcomerFields,
  startsNew,
  withNewcomers,
} from './newcomers.ts';

/** Who is known, in a list instead of a store. */
function clientList() {
  const list: AppRecord[] = [{ id: 'clients-1', createdAt: '', name: 'Ida Falk', phone: '+45 20 30 40 50' }];
  const records = {
    name: 'clients',
    all: () => list,
    find: (id: string) => list.find((one) => one.id === id),
    add(values: Values) {
      const record: AppRecord = { ...values, id: `clients-${list.length + 1}`, createdAt: '' };
      list.push(record);
      return record;
    },
    remove: (id: string) =>
      list.splice(
        list.findIndex((one) => one.id === id),
        1,
      )[0],
  } as unknown as Collection<AppRecord>;
  const fields: Field[] = [
    { name: 'name', label: 'Name', kind: 'text', required: true },
    { name: 'phone', label: 'Phone', kind: 'phone', required: true },
    { name: 'likes', label: 'How they like it', kind: 'text' },
    { name: 'state', label: 'State', kind: 'choice', options: ['new', 'regular'], start: 'new', byActs: [] },
  ];
  const client: Field = {
    name: 'client',
    label: 'Client',
    kind: 'reference',
    required: true,
    anew: 'first',
    to: () => ({ one: 'Client', title: 'name', fields, records }),
  };
  return { list, client };
}

const entered = (values: Values, newcomers: Newcomers) => ({
  values: { client: anewValue, ...values },
  newcomers,
  by: 'Guest',
});

describe('somebody new in the form of another record', () => {
  it('is asked for the name, how to reach them, and no more than needed', () => {
    const { client } = clientList();
    const target = client.to?.();
    expect(target === undefined ? [] : newcomerFields(target).map(({ name }) => name)).toEqual([
      'name',
      'phone',
    ]);
    expect(startsNew([client], { client: '' })).toEqual({ client: anewValue });
  });

  it('is held to what is right for them', () => {
    const { client } = clientList();
    expect(checkNewcomers([client], { client: anewValue }, { client: { name: 'Bo' } })).toEqual({
      'client.phone': 'Phone is required.',
    });
    expect(checkNewcomers([client], { client: 'clients-1' }, {})).toEqual({});
  });

  it('gets a record, which the other one points to', () => {
    const { list, client } = clientList();
    let kept: Values = {};
    const typed = { client: { name: 'Bo Lind', phone: '+45 11 22 33 44' } };
    withNewcomers([client], entered({ day: '2030-05-17' }, typed), (values) => {
      kept = values;
    });
    expect(kept).toEqual({ client: 'clients-2', day: '2030-05-17' });
    expect(list[1]).toMatchObject({ name: 'Bo Lind', phone: '+45 11 22 33 44', state: 'new' });
  });

  it('is the one who is known by the same name and number', () => {
    const { list, client } = clientList();
    let kept: Values = {};
    const typed = { client: { name: 'ida falk', phone: '+45 20 30 40 50' } };
    withNewcomers([client], entered({}, typed), (values) => {
      kept = values;
    });
    expect(kept['client']).toBe('clients-1');
    expect(list).toHaveLength(1);
  });

  it('was never there where the other record is refused', () => {
    const { list, client } = clientList();
    const typed = { client: { name: 'Bo Lind', phone: '+45 11 22 33 44' } };
    const refuse = () => {
      throw new Refused('Al is busy then.');
    };
    expect(() => withNewcomers([client], entered({}, typed), refuse)).toThrow('Al is busy then.');
    expect(list).toHaveLength(1);
  });
});
