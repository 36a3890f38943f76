import { describe, expect, it } from 'vitest';
import { loadReader } from '../../testing/reader/load-reader.ts';
import { splitClauses } from './split-clauses.ts';

const reader = await loadReader();
const split = (sentence: string) => splitClauses(sentence, reader.read(sentence));

describe('a sentence in clauses', () => {
  it.each([
    [
      'make the header green and add a phone number to customers',
      ['make the header green', 'add a phone number to customers'],
    ],
    ['add a note to orders, then sort orders by date', ['add a note to orders', 'sort orders by date']],
    ['Add a note to orders. Remove the news page!', ['Add a note to orders', 'Remove the news page']],
    ['- add a note to orders\n- use dark mode', ['- add a note to orders', '- use dark mode']],
    ['header dark green, buttons orange', ['header dark green', 'buttons orange']],
    ['make the header teal and the buttons orange', ['make the header teal', 'the buttons orange']],
    [
      'rename customers to members and orders to sales',
      ['rename customers to members', 'rename orders to sales'],
    ],
    [
      'add an isbn to books and a phone number to friends',
      ['add an isbn to books', 'add a phone number to friends'],
    ],
    ['add a note to orders and send a fax to the moon', ['add a note to orders', 'send a fax to the moon']],
    ['use euros and at most 3 bookings per person', ['use euros', 'at most 3 bookings per person']],
    ['hide the prices but visitors can see the menu', ['hide the prices', 'visitors can see the menu']],
  ])('%s', (sentence, clauses) => {
    expect(split(sentence)).toEqual(clauses);
  });

  it.each([
    'add name and address to customers',
    'add a phone number, an email and a note to customers',
    'add a phone number to customers and suppliers',
    'add my three dogs: Rex, Bella, Tom',
    'rename tasks to "odds and ends, and more"',
    'add a size with the options small, medium and large to shirts',
    'let members rate and review recipes',
    'sort orders by date, newest first',
    'set the loan days to 14.5',
    'can you please also add a note to orders',
  ])('stays whole: %s', (sentence) => {
    expect(split(sentence)).toEqual([sentence]);
  });

  it('takes up a dozen and leaves nothing out', () => {
    const many = Array.from({ length: 20 }, (_, index) => `add field ${index} to books`).join('\n');
    const clauses = split(many);
    expect(clauses).toHaveLength(12);
    expect(clauses.at(-1)).toContain('field 19');
  });
});
