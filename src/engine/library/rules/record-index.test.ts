import { describe, expect, it } from 'vitest';
import { brokenRule } from './broken-rule.ts';
import { evaluate, valueOf } from './evaluate.ts';
import { parseFormula } from './parse-formula.ts';
import type { Fact, Kind, Scope, World } from './world.ts';

const many = 2000;

const friends: Kind = {
  name: 'friends',
  one: 'Friend',
  title: 'name',
  fields: [
    { name: 'name', kind: 'text' },
    { name: 'out', kind: 'number', formula: 'count(loans where friend = this and state is "out")' },
    { name: 'owes', kind: 'yes-no', formula: 'out > 0' },
  ],
};
const loans: Kind = {
  name: 'loans',
  one: 'Loan',
  title: 'name',
  fields: [
    { name: 'friend', kind: 'reference', to: 'friends' },
    { name: 'state', kind: 'choice' },
    { name: 'day', kind: 'date' },
    { name: 'note', kind: 'text' },
  ],
  rules: [{ never: 'day < "2026-01-01"', says: 'Too early.' }],
};
const kinds = new Map([friends, loans].map((kind) => [kind.name, kind]));

/** A world that counts how often a stored field of a loan is looked at. */
function largeWorld(): { world: World; looks: () => number } {
  let looks = 0;
  const facts: Record<string, Fact[]> = {
    friends: Array.from({ length: many }, (_, index) => ({ id: `f${index}`, name: `Friend ${index}` })),
    loans: Array.from({ length: many }, (_, index) => ({
      id: `l${index}`,
      friend: `f${index}`,
      get state() {
        looks += 1;
        return index % 2 === 0 ? 'out' : 'back';
      },
      day: '2026-03-01',
    })),
  };
  const world: World = {
    kind: (name) => kinds.get(name),
    all: (things) => facts[things] ?? [],
    numbers: {},
    today: '2026-03-10',
    now: '2026-03-10T09:30',
    me: { name: '', records: {} },
    random: () => 0,
    worked: new WeakMap(),
  };
  return { world, looks: () => looks };
}

describe('a count for each of two thousand records over two thousand others', () => {
  it('looks at each of the others once, not at all of them each time', () => {
    const { world, looks } = largeWorld();
    const counts = world.all('friends').map((record) => {
      const self = { kind: friends, record };
      return valueOf(self, 'out', { world, self });
    });
    expect(counts.filter((one) => one === 1)).toHaveLength(many / 2);
    expect(looks()).toBeLessThanOrEqual(many);
  });

  it('is not worked out again as long as nothing changes', () => {
    const { world, looks } = largeWorld();
    const owing = () => evaluate(parseFormula('count(friends where owes)'), { world });
    expect(owing()).toBe(many / 2);
    const before = looks();
    expect(owing()).toBe(many / 2);
    expect(looks()).toBe(before);
  });
});

describe('records that are looked up by a value', () => {
  const facts: Record<string, Fact[]> = {
    friends: [{ id: 'f1', name: 'Noor' }],
    loans: [
      { id: 'l1', friend: 'f1', state: 'out', day: '2026-03-01T10:00', note: '' },
      { id: 'l2', friend: '', state: 'back', day: '2026-03-01', note: 'torn' },
      { id: 'l3', state: 'back', day: '2026-04-01' },
    ],
  };
  const { world: large } = largeWorld();
  const world: World = { ...large, all: (things) => facts[things] ?? [] };
  const value = (text: string) => evaluate(parseFormula(text), { world });

  it.each([
    ['count(loans where friend = "")', 2],
    ['count(loans where friend = empty)', 2],
    ['count(loans where day = "2026-03-01")', 2],
    ['count(loans where day = "2026-03-01T10:00")', 2],
    ['count(loans where "out" = state)', 1],
    ['count(loans where state = "back" and note = "torn")', 1],
    ['count(loans where state = note)', 0],
    ['count(friends where any(loans where state = "out"))', 1],
  ])('are the same as by looking at all: %s is %s', (text, expected) => {
    expect(value(text)).toBe(expected);
  });
});

describe('a record that breaks a rule already', () => {
  const facts: Fact[] = [{ id: 'l1', friend: 'f1', state: 'out', day: '2025-12-01' }];
  const { world: large } = largeWorld();
  const world: World = { ...large, all: (things) => (things === 'loans' ? facts : []) };
  const change = (values: Readonly<Record<string, string>>) =>
    brokenRule(world, [{ do: 'update', things: 'loans', id: 'l1', values }]);

  it('can be changed elsewhere and mended, but not broken again', () => {
    expect(change({ state: 'back' })).toBeUndefined();
    expect(change({ day: '2026-02-01' })).toBeUndefined();
    expect(change({ day: '2025-12-02' })?.rule.says).toBe('Too early.');
  });

  it('is refused when it is new', () => {
    const add = { do: 'add', things: 'loans', id: 'l2', values: { day: '2025-12-01' } } as const;
    expect(brokenRule(world, [add])?.rule.says).toBe('Too early.');
  });
});

it('finds nothing by a name that stands for the record itself', () => {
  const { world } = largeWorld();
  const self = { kind: loans, record: world.all('loans')[0] ?? { id: '' } };
  const scope: Scope = { world, self };
  expect(evaluate(parseFormula('count(other loans where friend = this.friend)'), scope)).toBe(0);
});
