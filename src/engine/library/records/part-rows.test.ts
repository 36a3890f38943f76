import { describe, expect, it } from 'vitest';
import type { AppRecord, Collection } from '../store/collection.ts';
import { Refused, type Values } from './check-values.ts';
import type { Parts } from './entity.ts';
import { addParts, partFields, typedParts } from './part-rows.ts';

/** Ingredients in a list instead of a store, which takes no salt. */
function ingredientList(): { list: AppRecord[]; parts: Parts } {
  const list: AppRecord[] = [];
  const records = {
    add(values: Values) {
      if (values['name'] === 'Salt') throw new Refused('No salt.');
      const record: AppRecord = { ...values, id: `ingredients-${list.length + 1}`, createdAt: '' };
      list.push(record);
      return record;
    },
    remove: (id: string) =>
      list.splice(
        list.findIndex((one) => one.id === id),
        1,
      )[0],
  } as unknown as Collection<AppRecord>;
  const entity = {
    name: 'ingredients',
    one: 'Ingredient',
    many: 'Ingredients',
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      { name: 'recipe', label: 'Recipe', kind: 'reference', required: true },
      { name: 'amount', label: 'Amount', kind: 'number', required: true, min: 0 },
      { name: 'note', label: 'Note', kind: 'text' },
    ],
    records,
  } as const;
  return { list, parts: { entity, link: 'recipe' } };
}

describe('parts in the form of a whole', () => {
  it('are asked for their name and what they cannot be without', () => {
    expect(partFields(ingredientList().parts).map(({ name }) => name)).toEqual(['name', 'amount']);
  });

  it('must be one at least, and right', () => {
    const { parts } = ingredientList();
    expect(() => typedParts(parts, [{}])).toThrow('Add at least one ingredient.');
    expect(() => typedParts(parts, [{ name: 'Beans' }])).toThrow('Ingredient 1: amount is required.');
    expect(() => typedParts(parts, [{ name: 'Beans', amount: -2 }])).toThrow('must be 0 or more.');
    expect(typedParts(parts, [{}, { name: 'Beans', amount: 200 }])).toMatchObject([
      { name: 'Beans', amount: 200 },
    ]);
  });

  it('are kept together or not at all', () => {
    const { list, parts } = ingredientList();
    addParts(parts, [{ name: 'Beans', amount: 200 }], 'recipes-1', 'Guest');
    expect(list).toMatchObject([{ name: 'Beans', recipe: 'recipes-1', by: 'Guest' }]);
    expect(() => addParts(parts, [{ name: 'Oil' }, { name: 'Salt' }], 'recipes-2', 'Guest')).toThrow(
      'No salt.',
    );
    expect(list).toHaveLength(1);
  });
});
