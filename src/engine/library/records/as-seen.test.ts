import { describe, expect, it, vi } from 'vitest';
import type { Field } from './field.ts';

// Accounts listen to other tabs as soon as they are loaded.
vi.stubGlobal('window', { addEventListener: () => undefined });
const { asSeen } = await import('./as-seen.ts');
const { defineEntity } = await import('./entity.ts');

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'price', label: 'Price', kind: 'money', seenBy: ['Owner'] },
];
const dishes = defineEntity({
  name: 'dishes',
  one: 'Dish',
  many: 'Dishes',
  title: 'name',
  fields,
  samples: () => [],
});

function seenAs(role: string | undefined): string[] {
  const person = role === undefined ? undefined : { id: 'one', createdAt: '', role };
  return asSeen(dishes, person).fields.map(({ name }) => name);
}

describe('a field that is for some roles', () => {
  it('is seen by them and by nobody else', () => {
    expect(seenAs('Owner')).toEqual(['name', 'price']);
    expect(seenAs('Guest')).toEqual(['name']);
    expect(seenAs(undefined)).toEqual(['name']);
  });
});
