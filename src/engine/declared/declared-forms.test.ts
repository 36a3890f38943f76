import { describe, expect, it } from 'vitest';
import { readDeclared } from './read-declared.ts';

const list = 'name, length in m, owner, year built';

describe('ways to declare a thing', () => {
  it.each([
    'Boat: name; length in m; owner; year built',
    `Fields of a boat: ${list}`,
    `Boat fields: ${list}`,
    `Data of the boat: ${list}`,
    `Boat consists of: ${list}`,
    `Boat = {${list}}`,
    `Boat [${list}]`,
    `Stored per boat: ${list}`,
    `A boat needs: ${list}`,
    'There are boats with name, length in m, owner and year built.',
    `We keep a list of boats (${list}).`,
    `Users must be able to enter a boat: ${list}`,
    'Boat: name / length in m / owner / year built',
    `Boats (about 40): ${list}`,
    'Name, length in m, owner and year built of each boat are stored.',
    'When a boat arrives, the harbour master enters name, length in m, owner and year built.',
    `Boat register: ${list}`,
    'Every boat should be stored with name, length in m, owner and year built.',
    `Required boat information: ${list}`,
    `The following is stored for a boat: ${list}`,
    'Boat\n- name\n- length in m\n- owner\n- year built',
    'boat:\n  name: text\n  length: number\n  owner: text\n  year built: number',
    '| Entity | Fields |\n|---|---|\n| Boat | name, length in m, owner, year built |',
    'Boat\n| field | type | remark |\n|---|---|---|\n| name | text | unique |\n| length | number | m |\n| owner | text | |\n| year built | number | |',
    '**Boat** – name, length in m, owner, year built',
    'boat(name, length_in_m, owner, year_built)',
  ])('%s', (form) => {
    const text = `Harbour register\n${form}\nBerth: code, depth in m, price per night.\nThe price must be at least 5.`;
    const things = readDeclared(text)?.things ?? [];
    expect(things.map(({ one }) => one)).toEqual(['boat', 'berth']);
    expect(things[0]?.fields).toHaveLength(4);
  });

  it.each([
    ['weight 0.1–25 kg', { words: 'weight', kind: 'number', least: 0.1, most: 25, unit: 'kg' }],
    ['test interval 6 months', { words: 'test interval', start: '6', unit: 'months' }],
    ['last checked', { kind: 'date' }],
    ['licence checked on', { kind: 'date' }],
    ['running time in minutes', { words: 'running time', kind: 'number' }],
    ['exam date (valid 3 years, from age 50 only 1 year)', { kind: 'date' }],
    ['result (ok / refilled / incomplete)', { kind: 'choice', options: ['ok', 'refilled', 'incomplete'] }],
  ])('and a property: %s', (part, expected) => {
    const [, thing] =
      readDeclared(`Harbour\nBerth: code, depth in m, price per night.\nBoat: name, owner, ${part}.`)
        ?.things ?? [];
    expect(thing?.fields.at(-1)).toMatchObject(expected);
  });
});
