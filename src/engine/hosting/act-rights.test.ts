import { describe, expect, it } from 'vitest';
import type { ActionSpec, AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { collectionRules } from './collection-rules.ts';
import { deedsOf } from './deeds.ts';

const entity = (name: string, fields: readonly object[], more: object = {}) =>
  ({
    name,
    one: name,
    many: name,
    title: 'name',
    fields: [{ name: 'name', label: 'Name', kind: 'text' }, ...fields],
    samples: [],
    ...more,
  }) as unknown as EntitySpec;
const points = (name: string, to: string) => ({ name, label: name, kind: 'reference', to });
const entities = [
  entity('books', [{ name: 'state', label: 'State', kind: 'text' }]),
  entity('friends', [{ name: 'points', label: 'Points', kind: 'number' }], { standsFor: 'Friend' }),
  entity('loans', [points('book', 'books'), points('friend', 'friends')]),
];
const act = (more: Partial<ActionSpec>): ActionSpec => ({
  id: 'act',
  label: 'Act',
  done: 'Done.',
  on: 'books',
  ...more,
});
const lend = act({
  form: [{ name: 'to', label: 'To', kind: 'reference', to: 'friends' }],
  does: [
    'add loans with book = this, friend = ask.to',
    'set state = "lent", ask.to.points = ask.to.points + 1',
  ],
});

describe('what an act writes to', () => {
  it.each([
    [lend, ['loans +', 'books state', 'friends points']],
    [
      act({ on: 'loans', does: ['remove this', 'set book.state = "here", friend.points = 0'] }),
      ['loans -', 'books state', 'friends points'],
    ],
    [act({ does: ['set me.points = 3'] }), ['friends points']],
    [
      act({ does: ['change loans where book = this with name = "x"', 'remove loans where book = this'] }),
      ['loans name', 'loans -'],
    ],
    [act({}), []],
  ])('is read from its steps %#', (action, expected) => {
    const said = deedsOf(action, { entities } as unknown as AppSpec).map(
      ({ entity: kind, adds, removes, fields }) =>
        [kind, ...(adds ? ['+'] : []), ...(removes ? ['-'] : []), ...fields].join(' '),
    );
    expect(said).toEqual(expected);
  });
});

describe('whoever may do an act', () => {
  const rulesOf = (action: ActionSpec, more: Partial<AppSpec> = {}) => {
    const spec = {
      accounts: 'optional',
      roles: ['Friend', 'Admin'],
      entities,
      actions: [action],
      pages: [],
      ...more,
    } as unknown as AppSpec;
    return Object.fromEntries(collectionRules(spec).map((rule) => [rule.name, rule]));
  };

  it('may write what it writes, and see what it asks for', () => {
    const { books, friends, loans } = rulesOf(lend);
    expect(books).toMatchObject({ openFields: ['state'], roleFields: {}, change: [], add: [] });
    expect(friends).toMatchObject({ openFields: ['points'], read: null });
    expect(loans).toMatchObject({ add: null, remove: null, change: [], ownOnly: true });
  });

  it('may do so alone where it is for a role, or for those with an account', () => {
    const friends = rulesOf({ ...lend, roles: ['Friend'] });
    expect(friends['books']).toMatchObject({ openFields: [], roleFields: { Friend: ['state'] } });
    expect(friends['loans']).toMatchObject({ add: ['Friend'] });
    const members = rulesOf(lend, { accounts: 'required' });
    expect(members['books']).toMatchObject({ openFields: [], roleFields: { '*': ['state'] } });
  });

  it('does not open to all what people see only of themselves, although a formula counts it', () => {
    const counting = entities.map((one) =>
      one.name === 'books'
        ? entity('books', [{ name: 'out', label: 'Out', kind: 'number', formula: 'count(loans)' }])
        : one,
    );
    const list = (props: object) => ({
      entities: counting,
      pages: [
        { id: 'a', path: '/', title: 'A', nav: true, sections: [{ id: 's', block: 'records', props }] },
      ] as AppSpec['pages'],
    });
    expect(rulesOf(act({}), list({ entity: 'books' }))['loans']?.read).toBeNull();
    expect(rulesOf(act({}), list({ entity: 'loans', mine: true }))['loans']?.read).toEqual([]);
  });
});
