import { describe, expect, it } from 'vitest';
import type { AppRecord, Collection } from '../store/collection.ts';
import type { Entity } from './entity.ts';
import { mayChange, mayRemove, type Rights } from './rights.ts';

const board: Rights = {
  change: ['*'],
  remove: ['Seller'],
  manage: ['Admin'],
  ownOnly: true,
  openFields: ['likes'],
};
const note = { id: 'n1', createdAt: '' };
const records: Collection<AppRecord> = {
  name: 'notes',
  all: () => [note],
  find: () => note,
  add: () => note,
  update: () => undefined,
  remove: () => undefined,
  restore: () => undefined,
  subscribe: () => () => undefined,
};

function notes(rights: Rights | undefined, isOwn?: boolean): Entity {
  return {
    name: 'notes',
    one: 'Note',
    many: 'Notes',
    title: 'title',
    fields: [],
    ...(rights === undefined ? {} : { rights }),
    records: isOwn === undefined ? records : { ...records, isOwn: () => isOwn },
  };
}

const member = { role: 'Member' };
const seller = { role: 'Seller' };

describe('what a visitor is offered', () => {
  it('is everything in a browser of their own', () => {
    expect([mayChange(notes(board), note, undefined), mayRemove(notes(board), note, undefined)]).toEqual([
      true,
      true,
    ]);
    expect(mayRemove(notes(undefined, false), note, undefined)).toBe(true);
  });

  it('is only what they made themselves, where others made records too', () => {
    expect([
      mayChange(notes(board, true), note, member),
      mayChange(notes(board, false), note, member),
    ]).toEqual([true, false]);
    expect(mayChange(notes({ ...board, ownOnly: false }, false), note, member)).toBe(true);
  });

  it('is nothing that their role may not do, not even with their own', () => {
    expect(mayRemove(notes(board, true), note, member)).toBe(false);
    expect(mayRemove(notes(board, true), note, seller)).toBe(true);
    expect(mayChange(notes(board, true), note, undefined)).toBe(false);
    expect(mayChange(notes({ ...board, change: null }, true), note, undefined)).toBe(true);
  });

  it('is everything for those who manage', () => {
    const admin = { role: 'Admin' };
    expect([
      mayChange(notes(board, false), note, admin),
      mayRemove(notes(board, false), note, admin),
    ]).toEqual([true, true]);
  });

  it('contains fields that belong to everybody, and actions that change nothing', () => {
    expect(mayChange(notes(board, false), note, undefined, ['likes'])).toBe(true);
    expect(mayChange(notes(board, false), note, undefined, ['likes', 'title'])).toBe(false);
    expect(mayChange(notes(board, false), note, undefined, [])).toBe(true);
  });
});
