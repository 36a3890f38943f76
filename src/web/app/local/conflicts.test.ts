import { afterEach, describe, expect, it } from 'vitest';
import { dataApiDouble } from '../../../testing/local/data-api-double.ts';
import {
  type Note,
  newBrowser,
  noteDefaults,
  notes,
  notesCollection,
  shownNotes,
  syncNow,
} from '../../../testing/local/device.ts';
import type { AnyCollection } from './collection.ts';
import { type ConflictRule, resolveConflict } from './conflict-rules.ts';
import type { PersonData } from './person-data.ts';

const opened: PersonData[] = [];
afterEach(() => {
  for (const person of opened.splice(0)) person.close();
});

async function start(conflict: 'last-write' | 'merge-fields' | ConflictRule<Note>) {
  const server = dataApiDouble('id', noteDefaults);
  const collections = [notesCollection(conflict) as unknown as AnyCollection];
  const tab = await newBrowser().open('ann', server, { collections });
  opened.push(tab);
  server.change('a', { user_id: 'ann', title: 'One', body: 'First', tags: { colour: 'red' } });
  await load(tab);
  return { server, tab };
}

async function load(tab: PersonData) {
  tab.engine?.use('notes');
  tab.engine?.refresh('all');
  await syncNow(tab);
}

/** Ours is made first and sent last. */
async function meet(
  conflict: 'last-write' | 'merge-fields' | ConflictRule<Note>,
  ours: Partial<Note>,
  theirs: Partial<Note>,
) {
  const { server, tab } = await start(conflict);
  server.line = 'down';
  await tab.update(notes, 'a', ours);
  await syncNow(tab);
  server.change('a', theirs);
  server.line = 'up';
  await syncNow(tab);
  expect(await tab.unsent()).toEqual([]);
  const { updated_at: _, user_id: __, ...row } = server.rows.get('a') ?? {};
  expect((await shownNotes(tab))['a']).toEqual(row);
  return { server, tab, row };
}

describe('when the server has changed the record meanwhile', () => {
  it('merge-fields keeps what each side changed', async () => {
    const { row } = await meet('merge-fields', { title: 'Ours' }, { body: 'Theirs' });
    expect(row).toMatchObject({ title: 'Ours', body: 'Theirs' });
  });

  it('merge-fields looks into fields that hold members', async () => {
    const { row } = await meet(
      'merge-fields',
      { tags: { colour: 'red', size: 'small' } },
      { tags: { colour: 'blue', shape: 'round' } },
    );
    expect(row).toMatchObject({ tags: { colour: 'blue', shape: 'round', size: 'small' } });
  });

  it('merge-fields takes ours where both changed the same', async () => {
    const { row } = await meet('merge-fields', { title: 'Ours' }, { title: 'Theirs' });
    expect(row).toMatchObject({ title: 'Ours', body: 'First' });
  });

  it('last-write takes our whole record', async () => {
    const { row } = await meet('last-write', { title: 'Ours' }, { body: 'Theirs' });
    expect(row).toMatchObject({ title: 'Ours', body: 'First' });
  });

  it('a rule of its own decides, and may give way', async () => {
    const givesWay: ConflictRule<Note> = ({ theirs }) => theirs;
    const { server, row } = await meet(givesWay, { title: 'Ours' }, { body: 'Theirs' });
    expect(row).toMatchObject({ title: 'One', body: 'Theirs' });
    expect(server.writes).toEqual([]);
    const joins: ConflictRule<Note> = ({ ours, theirs }) =>
      ours && theirs && { ...theirs, title: `${theirs.title}+${ours.title}` };
    expect((await meet(joins, { title: 'A' }, { title: 'B' })).row).toMatchObject({ title: 'B+A' });
  });

  it('has nothing to send when both want the same', async () => {
    const { server } = await meet('merge-fields', { title: 'Same' }, { title: 'Same' });
    expect(server.writes).toEqual([]);
  });
});

describe('when one side removes', () => {
  it('a record that was removed there and changed here lives on', async () => {
    const { server, tab } = await start('merge-fields');
    server.line = 'down';
    await tab.update(notes, 'a', { title: 'Ours' });
    await syncNow(tab);
    server.rows.delete('a');
    server.line = 'up';
    await syncNow(tab);
    expect(server.rows.get('a')).toMatchObject({ title: 'Ours', body: 'First' });
  });

  it('a record that was changed there and removed here goes', async () => {
    const { server, tab } = await start('merge-fields');
    server.line = 'down';
    await tab.remove(notes, 'a');
    await syncNow(tab);
    server.change('a', { body: 'Theirs' });
    server.line = 'up';
    await syncNow(tab);
    expect([...server.rows.keys()]).toEqual([]);
    expect(await shownNotes(tab)).toEqual({});
  });

  it('a rule of its own can save it', async () => {
    const { server, tab } = await start(({ ours, theirs }) => ours ?? theirs);
    server.line = 'down';
    await tab.remove(notes, 'a');
    await syncNow(tab);
    server.change('a', { body: 'Theirs' });
    server.line = 'up';
    await syncNow(tab);
    expect(await shownNotes(tab)).toMatchObject({ a: { body: 'Theirs' } });
  });

  it('both remove: nothing is left to do', async () => {
    const { server, tab } = await start('merge-fields');
    server.line = 'down';
    await tab.remove(notes, 'a');
    await syncNow(tab);
    server.rows.delete('a');
    server.line = 'up';
    await syncNow(tab);
    expect([await tab.unsent(), server.writes]).toEqual([[], []]);
  });
});

describe('a refresh', () => {
  it('brings news under what waits, and takes away what is gone', async () => {
    const { server, tab } = await start('merge-fields');
    server.change('b', { user_id: 'ann', title: 'Another' });
    server.change('c', { user_id: 'ben', title: 'Of somebody else' });
    server.line = 'down';
    await tab.update(notes, 'a', { title: 'Ours' });
    await syncNow(tab);
    server.change('a', { body: 'Theirs' });
    server.line = 'up';
    server.refuse = () => 'Not now.';
    tab.engine?.refresh('all');
    await syncNow(tab);
    expect(await shownNotes(tab)).toMatchObject({
      a: { title: 'Ours', body: 'Theirs' },
      b: { title: 'Another' },
    });
    expect(Object.keys(await shownNotes(tab)).toSorted()).toEqual(['a', 'b']);
    server.rows.delete('b');
    tab.engine?.refresh('all');
    await syncNow(tab);
    expect(Object.keys(await shownNotes(tab))).toEqual(['a']);
  });

  it('of a record that is not known here merges what is saved with what the server has', async () => {
    const server = dataApiDouble('id', noteDefaults);
    server.change('a', { user_id: 'ann', title: 'One', body: 'First', tags: { colour: 'red' } });
    const tab = await newBrowser().open('ann', server);
    opened.push(tab);
    await tab.save(notes, 'a', { title: 'Ours', tags: { size: 'small' } });
    await syncNow(tab);
    expect(server.rows.get('a')).toMatchObject({
      title: 'Ours',
      body: 'First',
      tags: { colour: 'red', size: 'small' },
    });
    expect(server.writes).toEqual(['update a']);
  });
});

describe('resolveConflict', () => {
  it('forgets a member that was removed here', () => {
    const merged = resolveConflict('merge-fields', {
      base: { tags: { a: 1, b: 2 } },
      ours: { tags: { b: 2 } },
      theirs: { tags: { a: 1, b: 3 } },
    });
    expect(merged).toEqual({ tags: { b: 3 } });
  });
});
