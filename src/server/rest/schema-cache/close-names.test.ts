import { describe, expect, it } from 'vitest';
import { closeColumns } from './close-columns.ts';
import { closestName } from './closest-name.ts';

describe('a hint names', () => {
  const tables = ['books', 'authors', 'lent_books', 'log_lines'];

  it.each([
    ['boks', 'books'],
    ['BOOKS', 'books'],
    ['author', 'authors'],
    ['lend_book', 'lent_books'],
    ['loglines', 'log_lines'],
  ])('for %s the table %s', (given, expected) => {
    expect(closestName(given, tables)).toBe(expected);
  });

  it.each(['missing', 'payroll', 'x', ''])('nothing for %s', (given) => {
    expect(closestName(given, tables)).toBeUndefined();
  });

  it('the list of arguments that comes nearest', () => {
    const lists = ['(name, param, val)', '(attr, id)'];
    expect(closestName('(nam, pqaram, vall)', lists)).toBe('(name, param, val)');
    expect(closestName('(id)', lists)).toBe('(attr, id)');
    expect(closestName('()', lists)).toBeUndefined();
  });
});

describe('for a column that does not exist', () => {
  it.each([
    ['titel', ['title'], ['title']],
    ['pric', ['price', 'prime', 'title'], ['price']],
    ['dat', ['date', 'data', 'title'], ['date', 'data']],
    ['dat', ['date', 'data', 'dato'], []],
    ['missing', ['title', 'price'], []],
    ['id', ['ad'], ['ad']],
    ['x', ['y'], []],
  ])('%s among %j, PostgreSQL suggests %j', (given, known, expected) => {
    expect(closeColumns(given, known)).toEqual(expected);
  });
});
