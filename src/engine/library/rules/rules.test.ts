import { describe, expect, it } from 'vitest';
import { formulaFaults, statementFaults } from './check-formula.ts';
import { evaluate } from './evaluate.ts';
import { parseFormula } from './parse-formula.ts';
import { workOut } from './work-out.ts';
import type { Fact, Kind, Scope, World } from './world.ts';
import { writeText } from './written-text.ts';

const books: Kind = {
  name: 'books',
  one: 'Book',
  title: 'title',
  fields: [
    { name: 'title', kind: 'text' },
    { name: 'state', kind: 'choice', start: 'on the shelf' },
    {
      name: 'holder',
      kind: 'reference',
      to: 'friends',
      formula: 'first(friend of loans where book = this and state is "out")',
    },
  ],
};
const friends: Kind = {
  name: 'friends',
  one: 'Friend',
  title: 'name',
  fields: [
    { name: 'name', kind: 'text' },
    { name: 'place', kind: 'number' },
    { name: 'points', kind: 'number' },
    { name: 'out', kind: 'number', formula: 'count(loans where friend = this and state is "out")' },
  ],
};
const loans: Kind = {
  name: 'loans',
  one: 'Loan',
  title: 'book',
  fields: [
    { name: 'book', kind: 'reference', to: 'books' },
    { name: 'friend', kind: 'reference', to: 'friends' },
    { name: 'since', kind: 'date', start: 'today' },
    { name: 'until', kind: 'date' },
    { name: 'state', kind: 'choice', start: 'out' },
    { name: 'overdue', kind: 'yes-no', formula: 'state is "out" and until < today' },
  ],
  rules: [
    { never: 'until < since', says: 'It must come back after it went out.' },
    {
      never: 'state is "out" and any(other loans where book = this.book and state is "out")',
      says: '{book} is already lent.',
    },
    {
      never: 'state is "out" and count(loans where friend = this.friend and state is "out") > most',
      says: '{friend.name} already has {most} books.',
    },
  ],
};
const kinds = new Map([books, friends, loans].map((kind) => [kind.name, kind]));

function world(): World {
  const facts: Record<string, Fact[]> = {
    books: [
      { id: 'b1', title: 'Dune', state: 'lent' },
      { id: 'b2', title: 'Emma', state: 'on the shelf' },
      { id: 'b3', title: 'Momo', state: 'lent' },
    ],
    friends: [
      { id: 'f1', name: 'Noor', place: 2, points: 5 },
      { id: 'f2', name: 'Aki', place: 1, points: 3 },
    ],
    loans: [
      { id: 'l1', book: 'b1', friend: 'f1', since: '2026-03-01', until: '2026-03-09', state: 'out' },
      { id: 'l2', book: 'b3', friend: 'f1', since: '2026-03-01', until: '2026-04-09', state: 'out' },
    ],
  };
  return {
    kind: (name) => kinds.get(name),
    all: (things) => facts[things] ?? [],
    numbers: { most: 2 },
    today: '2026-03-10',
    now: '2026-03-10T09:30',
    me: { name: 'Noor', records: { friends: 'f1' } },
    random: () => 0.6,
  };
}

function scopeOf(things?: string, id?: string): Scope {
  const all = world();
  const kind = things === undefined ? undefined : kinds.get(things);
  const record = things === undefined ? undefined : all.all(things).find((one) => one.id === id);
  return { world: all, ...(kind === undefined || record === undefined ? {} : { self: { kind, record } }) };
}

const value = (text: string, things?: string, id?: string) =>
  evaluate(parseFormula(text), scopeOf(things, id));

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['0.1 + 0.2', 0.3],
    ['(1 + 2) * -3', -9],
    ['10 / 0', null],
    ['"a" + 1', 'a1'],
    ['today + 14', '2026-03-24'],
    ['today - "2026-03-01"', 9],
    ['addMonths("2026-01-31", 1)', '2026-02-28'],
    ['addMinutes("23:45", 30)', '00:15'],
    ['hours("2026-03-10T09:00", "2026-03-10T10:30")', 1.5],
    ['weekday(today)', 'Tuesday'],
    ['clock("2026-03-10T09:30")', '09:30'],
    ['clock("17:45")', '17:45'],
    ['clock(today)', null],
    ['words(" two  words ")', 2],
    ['words(empty)', 0],
    ['length("four")', 4],
    ['week("2026-01-01")', '2026-W01'],
    ['month(now)', '2026-03'],
    ['round(2.345, 2)', 2.35],
    ['if(today > "2026-01-01", "late", "early")', 'late'],
    ['not true or 2 in (1, 2)', true],
    ['empty is empty', true],
    ['"Rosa" contains "os"', true],
  ])('%s is %s', (text, expected) => expect(value(text)).toEqual(expected));

  it.each([
    ['count(loans where overdue)', 1],
    ['list(book of loans where friend = me)', 'Dune, Momo'],
    ['max(until of loans)', '2026-04-09'],
    ['sum(points of friends)', 8],
    ['avg(points of friends)', 4],
    ['latest(book of loans by until)', 'b3'],
    ['next(friends by place after "f2")', 'f1'],
    ['next(friends by place after "f1")', 'f2'],
    ['random(friends)', 'f2'],
    ['me.name', 'Noor'],
  ])('over records: %s is %s', (text, expected) => expect(value(text)).toEqual(expected));

  it('goes through references and worked-out fields, from the record it belongs to', () => {
    expect(value('holder.name', 'books', 'b1')).toBe('Noor');
    expect(value('holder is empty', 'books', 'b2')).toBe(true);
    expect(value('out', 'friends', 'f1')).toBe(2);
    expect(value('any(other loans where friend = this.friend)', 'loans', 'l1')).toBe(true);
  });

  it('that speaks of itself comes to nothing instead of running for ever', () => {
    const circle: Kind = {
      name: 'a',
      one: 'A',
      title: 'x',
      fields: [{ name: 'x', kind: 'number', formula: 'x + 1' }],
    };
    const record = { id: '1' };
    const one: World = { ...world(), kind: () => circle, all: () => [record] };
    expect(typeof evaluate(parseFormula('x'), { world: one, self: { kind: circle, record } })).toBe('number');
  });

  it('is refused before it runs where it speaks of what is not there', () => {
    const sight = { kinds, numbers: new Set(['most']), self: loans };
    expect(formulaFaults('count(loans where friend = this.friend) > most', sight)).toEqual([]);
    expect(formulaFaults('count(rents)', sight)).toHaveLength(1);
    expect(formulaFaults('friend.nme', sight)).toHaveLength(1);
    expect(formulaFaults('colour = 1', sight)).toHaveLength(1);
    expect(formulaFaults('constructor', sight)).toHaveLength(1);
    expect(formulaFaults('round()', sight)).toHaveLength(1);
    expect(formulaFaults('count(loans where', sight)).toHaveLength(1);
    expect(formulaFaults('1 = 1; drop', sight)).toHaveLength(1);
    expect(formulaFaults('('.repeat(500), sight)).toHaveLength(1);
    expect(statementFaults('set overdue = true', sight)).toHaveLength(1);
    expect(statementFaults('add loans with book = this.book', sight)).toEqual([]);
  });
});

describe('an act', () => {
  const ask = (to: string, until: string) => ({
    fields: [
      { name: 'to', kind: 'reference', to: 'friends' },
      { name: 'until', kind: 'date' },
    ],
    values: { to, until },
  });
  const lend = {
    never: [{ never: 'ask.until < today', says: 'Choose a day to come.' }],
    does: [
      'add loans with book = this, friend = ask.to, until = ask.until',
      'set state = "lent"',
      'set holder.points = holder.points + 1',
    ],
  };
  const tried = (id: string, to: string, until: string) => {
    const { world: all, self } = scopeOf('books', id);
    return workOut(lend, {
      world: all,
      ...(self === undefined ? {} : { self }),
      ask: ask(to, until),
      newId: () => 'new',
    });
  };

  it('makes all its changes, each step seeing those before', () => {
    expect(tried('b2', 'f2', '2026-03-20')).toMatchObject({
      ok: true,
      changes: [
        {
          do: 'add',
          things: 'loans',
          id: 'new',
          values: { book: 'b2', friend: 'f2', since: '2026-03-10', until: '2026-03-20', state: 'out' },
        },
        { do: 'update', things: 'books', id: 'b2', values: { state: 'lent' } },
        { do: 'update', things: 'friends', id: 'f2', values: { points: 4 } },
      ],
    });
  });

  it.each([
    ['b2', 'f2', '2026-03-01', 'Choose a day to come.'],
    ['b1', 'f2', '2026-03-20', 'Dune is already lent.'],
    ['b2', 'f1', '2026-03-20', 'Noor already has 2 books.'],
  ])('on %s for %s until %s is refused with its reason', (id, to, until, reason) => {
    const result = tried(id, to, until);
    expect(result.ok ? '' : writeText(result.broken.rule.says, result.broken.scope, String)).toBe(reason);
  });

  it('does something to each of many, and takes away', () => {
    const all = world();
    const does = [
      'add loans for each friends where place > 1 with friend = each, book = "b2", state = "back"',
      'change loans where state is "out" with state = "back", until = since + 1',
      'remove books where title is "Emma"',
    ];
    expect(workOut({ does }, { world: all, newId: () => 'n' })).toMatchObject({
      changes: [
        { do: 'add', values: { friend: 'f1', state: 'back' } },
        { do: 'update', id: 'l1', values: { state: 'back', until: '2026-03-02' } },
        { do: 'update', id: 'l2' },
        { do: 'remove', things: 'books', id: 'b2' },
      ],
    });
  });
});

describe('a text with formulas', () => {
  const ferries: Kind = {
    name: 'ferries',
    one: 'Ferry',
    title: 'name',
    fields: [{ name: 'deck', kind: 'number', unit: 'm' }],
  };
  const show = (shown: string | number | boolean, field?: { unit?: string }) =>
    field?.unit === undefined ? String(shown) : `${String(shown)} ${field.unit}`;
  it.each([
    ['{deck} m are free again.', '4 m are free again.'],
    ['{deck} are free again.', '4 m are free again.'],
    ['{deck} missing', '4 m missing'],
  ])('says a unit once: %s', (text, shown) => {
    const self = { kind: ferries, record: { id: 'ferries-1', deck: 4 } };
    expect(writeText(text, { world: world(), self }, show)).toBe(shown);
  });

  it.each([
    ['{deck} points from Ming.', 1, '1 point from Ming.'],
    ['{deck} places are left.', 1, '1 place is left.'],
    ['{deck} places are left.', 11, '11 places are left.'],
    ['No. {deck} points', 1, 'No. 1 points'],
  ])('counts one of something as one: %s', (text, deck, shown) => {
    const self = { kind: ferries, record: { id: 'ferries-1', deck } };
    expect(writeText(text, { world: world(), self }, String)).toBe(shown);
  });

  it('calls what was deleted so, and never by what the app calls it', () => {
    const self = { kind: loans, record: { id: 'loans-9', book: 'books-9', friend: 'f1' } };
    const scope: Scope = { world: world(), self };
    expect(writeText('{book} is with {friend}, {this}.', scope, String)).toBe(
      '(deleted) is with Noor, (deleted).',
    );
  });
});
