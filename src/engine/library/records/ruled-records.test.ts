// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '../store/collection.ts';
import { openWorld } from './app-world.ts';
import { Refused, startValues } from './check-values.ts';
import { titleOf } from './entity.ts';
import { fits } from './fits.ts';
import { formatValue } from './format-value.ts';
import { hearRefusals } from './hear-refusals.ts';
import { ruledAction } from './ruled-action.ts';
import { defineRuledEntity } from './ruled-entity.ts';
import { chosenAs } from './who-looks.ts';

const books = defineRuledEntity<AppRecord>({
  name: 'lentBooks',
  one: 'Book',
  many: 'Books',
  title: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'money', unit: '€' },
    {
      name: 'holder',
      label: 'With',
      kind: 'reference',
      to: () => readers,
      formula: 'first(reader of lendings where book = this and state is "Out")',
    },
  ],
  rules: [{ never: 'price > dearest', says: '{title} costs {price}: at most {dearest} is lent.' }],
  samples: () => [
    { id: 'b1', createdAt: '', title: 'Dune', price: 14 },
    { id: 'b2', createdAt: '', title: 'Emma', price: 9.5 },
  ],
});
const readers = defineRuledEntity<AppRecord>({
  name: 'readers',
  one: 'Reader',
  many: 'Readers',
  title: 'name',
  standsFor: 'Reader',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    {
      name: 'out',
      label: 'Out',
      kind: 'number',
      formula: 'count(lendings where reader = this and state is "Out")',
    },
  ],
  samples: () => [
    { id: 'readers-1', createdAt: '', name: 'Noor' },
    { id: 'readers-2', createdAt: '', name: 'Aki' },
  ],
});
const lendings = defineRuledEntity<AppRecord>({
  name: 'lendings',
  one: 'Loan',
  many: 'Loans',
  title: 'book',
  fields: [
    { name: 'book', label: 'Book', kind: 'reference', to: () => books },
    { name: 'reader', label: 'Reader', kind: 'reference', to: () => readers },
    { name: 'until', label: 'Until', kind: 'date', start: '+14' },
    { name: 'state', label: 'State', kind: 'choice', options: ['Out', 'Back'], start: 'Out' },
  ],
  rules: [
    {
      never: 'state is "Out" and any(other lendings where book = this.book and state is "Out")',
      says: '{book} is already lent.',
    },
  ],
  samples: () => [],
});
const lend = ruledAction('lentBooks', {
  id: 'lend',
  label: 'Lend',
  done: '{this} is with {holder} until {ask.until}.',
  condition: 'holder is empty',
  form: [
    { name: 'to', label: 'To', kind: 'reference', to: () => readers },
    { name: 'until', label: 'Until', kind: 'date', start: '+7' },
  ],
  never: [{ never: 'ask.until is empty', says: 'Say until when.' }],
  does: ['add lendings with book = this, reader = ask.to, until = ask.until', 'set price = price + 1'],
});

const book = (id: string) => books.records.find(id);

beforeAll(() => {
  openWorld({ figures: { dearest: { label: 'Dearest', value: 50 } }, whoLooks: chosenAs });
});
beforeEach(() => {
  for (const { id } of lendings.records.all()) lendings.records.remove(id);
  books.records.update('b1', { price: 14 });
});

describe('records with formulas', () => {
  it('carry what is worked out from other records, and it is never stored', () => {
    let heard = 0;
    const stop = readers.records.subscribe(() => {
      heard += 1;
    });
    const before = readers.records.all();
    expect(readers.records.all()).toBe(before);
    lendings.records.add({ book: 'b1', reader: 'readers-1', state: 'Out' });
    stop();
    expect(heard).toBeGreaterThan(0);
    expect(readers.records.find('readers-1')?.out).toBe(1);
    expect(book('b1')?.holder).toBe('readers-1');
    books.records.update('b1', { ...book('b1'), title: 'Dune' });
    expect(localStorage.getItem('app:lentBooks')).not.toContain('holder');
  });

  it('are called by the record that their title points to', () => {
    const loan = lendings.records.add({ book: 'b2', reader: 'readers-1', state: 'Back' });
    expect(titleOf(lendings, loan)).toBe('Emma');
  });

  it('whose title points to a deleted record say so, and so does each value that does', () => {
    const loan = lendings.records.add({ book: 'lentBooks-9', reader: 'mhq3f2k1a9x7c2', state: 'Back' });
    expect(titleOf(lendings, loan)).toBe('(deleted)');
    const shown = lendings.fields.slice(0, 2).map((field) => formatValue(field, loan[field.name]));
    expect(shown).toEqual(['(deleted)', '(deleted)']);
  });

  it('start with days that are reckoned when they are asked', () => {
    const day = new Date();
    day.setDate(day.getDate() + 14);
    expect(new Date(`${String(startValues(lendings.fields)['until'])}T12:00`).getDate()).toBe(day.getDate());
  });

  it('are chosen by formulas that know who looks', () => {
    lendings.records.add({ book: 'b1', reader: 'readers-1', state: 'Out' });
    lendings.records.add({ book: 'b2', reader: 'readers-2', state: 'Out' });
    const mine = lendings.records.all().filter(fits('lendings', 'reader = me'));
    expect(mine.map((one) => titleOf(lendings, one))).toEqual(['Dune']);
  });
});

describe('rules', () => {
  it('refuse what breaks them with their reason, and nothing is written', () => {
    lendings.records.add({ book: 'b1', reader: 'readers-1', state: 'Out' });
    const again = () => lendings.records.add({ book: 'b1', reader: 'readers-2', state: 'Out' });
    expect(again).toThrow(Refused);
    expect(again).toThrow('Dune is already lent.');
    expect(lendings.records.all()).toHaveLength(1);
    expect(() => books.records.update('b1', { price: 60 })).toThrow('Dune costs €60: at most 50 is lent.');
    expect(book('b1')?.price).toBe(14);
  });

  it('are said by the page where no form says them, and nothing else is', () => {
    hearRefusals();
    const tell = (error: Error) => {
      const event = new ErrorEvent('error', { error, cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(tell(new Refused('Dune is already lent.'))).toBe(true);
    expect(tell(new Error('Something is broken.'))).toBe(false);
  });

  it('keep a removed record from coming back where it would break them', () => {
    const first = lendings.records.add({ book: 'b1', reader: 'readers-1', state: 'Out' });
    const removed = lendings.records.remove(first.id);
    lendings.records.add({ book: 'b1', reader: 'readers-2', state: 'Out' });
    expect(() => removed !== undefined && lendings.records.restore(removed)).toThrow('Dune is already lent.');
  });
});

describe('an act', () => {
  const values = { to: 'readers-2', until: '2031-05-17' };

  it('makes all its changes, says what came of it, and takes all of them back', () => {
    const attempt = lend.attempt?.(book('b1'), values);
    expect(attempt?.message).toBe('Dune is with Aki until May 17, 2031.');
    expect(book('b1')).toMatchObject({ holder: 'readers-2', price: 15 });
    expect(lend.isOffered?.(book('b1'))).toBe(false);
    attempt?.undo();
    expect(book('b1')).toMatchObject({ holder: null, price: 14 });
    expect(lendings.records.all()).toEqual([]);
    expect(lend.isOffered?.(book('b1'))).toBe(true);
  });

  it('does nothing at all where a rule of what it makes refuses it', () => {
    books.records.update('b1', { price: 50 });
    expect(() => lend.attempt?.(book('b1'), values)).toThrow('at most 50 is lent');
    expect(lendings.records.all()).toEqual([]);
    expect(() => lend.attempt?.(book('b1'), { to: 'readers-2', until: '' })).toThrow('Say until when.');
  });
});
