import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { dataApiDouble } from '../../../testing/local/data-api-double.ts';
import {
  newBrowser,
  noteDefaults,
  notes,
  notesCollection,
  shownNotes,
  syncNow,
} from '../../../testing/local/device.ts';
import type { AnyCollection } from './collection.ts';
import type { PersonData, RecordsView } from './person-data.ts';

const waitUntil = (met: () => void) => vi.waitFor(met, { timeout: 15_000 });

const opened: PersonData[] = [];
afterEach(() => {
  for (const person of opened.splice(0)) person.close();
});

async function start(conflict: 'last-write' | 'merge-fields' = 'merge-fields') {
  const server = dataApiDouble('id', noteDefaults);
  const browser = newBrowser();
  const collection = notesCollection(conflict);
  const openTab = async () => {
    const tab = await browser.open('ann', server, { collections: [collection as unknown as AnyCollection] });
    opened.push(tab);
    return tab;
  };
  return { server, browser, openTab, tab: await openTab() };
}

const outboxOf = (tab: PersonData) => tab.store.read((tx) => tx.outbox());
const rowOf = (server: { rows: Map<string, object> }, key: string) => server.rows.get(key);

/** Reads the server's records onto this device. */
async function load(tab: PersonData) {
  const end = tab.engine?.use('notes');
  tab.engine?.refresh('all');
  await syncNow(tab);
  end?.();
}

describe('a change', () => {
  it('is stored with its outbox entry before anybody sees it, and is sent by itself', async () => {
    const { server, tab } = await start();
    const seen: RecordsView[] = [];
    const end = tab.watch(notes, undefined, (view) => seen.push(view as RecordsView));
    server.line = 'down';
    await tab.insert(notes, { id: 'a', title: 'One' });
    await waitUntil(() =>
      expect(seen.at(-1)?.records).toMatchObject([{ value: { title: 'One' }, sync: { state: 'waiting' } }]),
    );
    expect(await outboxOf(tab)).toMatchObject([{ kind: 'insert', key: 'a' }]);
    server.line = 'up';
    tab.engine?.wake();
    await waitUntil(() => expect(seen.at(-1)?.records).toMatchObject([{ sync: { state: 'synced' } }]));
    expect(rowOf(server, 'a')).toMatchObject({ title: 'One', user_id: 'ann' });
    end();
  });

  it('is sent without being asked for', async () => {
    const { server, tab } = await start();
    await tab.insert(notes, { id: 'a' });
    await waitUntil(() => expect(server.writes).toEqual(['insert a']));
  });

  it('that the schema refuses is not stored', async () => {
    const { tab } = await start();
    await expect(tab.insert(notes, { id: 'a', title: 'x'.repeat(21) })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Note: At most 20 characters.',
    });
    expect(await outboxOf(tab)).toEqual([]);
    await expect(tab.update(notes, 'a', { title: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that changes nothing is none', async () => {
    const { server, tab } = await start();
    await tab.insert(notes, { id: 'a', title: 'One' });
    await syncNow(tab);
    await tab.update(notes, 'a', { title: 'One' });
    expect(await outboxOf(tab)).toEqual([]);
    expect(server.writes).toEqual(['insert a']);
  });
});

describe('the outbox', () => {
  it('sends in order', async () => {
    const { server, tab } = await start();
    server.line = 'down';
    await tab.insert(notes, { id: 'a' });
    await syncNow(tab);
    await tab.insert(notes, { id: 'b' });
    await syncNow(tab);
    await tab.update(notes, 'a', { body: 'about b' });
    await syncNow(tab);
    await tab.remove(notes, 'b');
    server.line = 'up';
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a', 'insert b', 'update a', 'remove b']);
    expect(await outboxOf(tab)).toEqual([]);
  });

  it('makes one change of many that were made before any could be sent', async () => {
    const server = dataApiDouble('id', noteDefaults);
    // The lock is held elsewhere: nothing is sent meanwhile.
    let release = () => {};
    const browser = newBrowser();
    const quiet = await browser.open('ann', server);
    opened.push(quiet);
    const held = browser.oneAtATime('test-ann', () => new Promise<void>((resolve) => (release = resolve)));
    await quiet.insert(notes, { id: 'a', title: 'O' });
    for (const title of ['On', 'One']) await quiet.update(notes, 'a', { title });
    await quiet.insert(notes, { id: 'gone' });
    await quiet.remove(notes, 'gone');
    release();
    await held;
    await syncNow(quiet);
    expect(server.writes).toEqual(['insert a']);
    expect(rowOf(server, 'a')).toMatchObject({ title: 'One' });
    expect(Object.keys(await shownNotes(quiet))).toEqual(['a']);
  });

  it('writes once when the answer is lost', async () => {
    const { server, tab } = await start();
    server.line = 'answers-lost';
    await tab.insert(notes, { id: 'a', title: 'One' });
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a']);
    expect(await outboxOf(tab)).toMatchObject([{ state: 'waiting', attempted: true }]);
    await tab.update(notes, 'a', { title: 'Two' });
    server.line = 'up';
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a', 'update a']);
    expect(rowOf(server, 'a')).toMatchObject({ title: 'Two' });
  });

  it('writes once even when the server has forgotten the key', async () => {
    const { server, tab } = await start();
    server.line = 'answers-lost';
    await tab.insert(notes, { id: 'a', title: 'One' });
    await syncNow(tab);
    server.forgetKeys();
    server.line = 'up';
    await syncNow(tab);
    await tab.update(notes, 'a', { title: 'Two' });
    server.line = 'answers-lost';
    await syncNow(tab);
    server.forgetKeys();
    server.line = 'up';
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a', 'update a']);
    expect(rowOf(server, 'a')).toMatchObject({ title: 'Two' });
    expect(await outboxOf(tab)).toEqual([]);
  });

  it('goes on after a crash at any step', async () => {
    const { server, openTab, tab } = await start();
    server.line = 'down';
    await tab.insert(notes, { id: 'a', title: 'One' });
    await syncNow(tab);
    tab.close();

    server.line = 'answers-lost';
    const second = await openTab();
    expect(await shownNotes(second)).toMatchObject({ a: { title: 'One' } });
    await syncNow(second);
    // It ended while the request was under way: the entry still says so.
    await second.store.write(async (tx) => {
      for (const entry of await tx.outbox()) await tx.putEntry({ ...entry, state: 'sending' });
    });
    second.close();

    server.line = 'up';
    const third = await openTab();
    await syncNow(third);
    expect(server.writes).toEqual(['insert a']);
    expect(await outboxOf(third)).toEqual([]);
  });

  it('is sent by one of several tabs', async () => {
    const { server, openTab, tab } = await start();
    const other = await openTab();
    server.line = 'down';
    await tab.insert(notes, { id: 'a' });
    await other.insert(notes, { id: 'b' });
    server.line = 'up';
    await Promise.all([syncNow(tab), syncNow(other)]);
    expect(server.writes.toSorted()).toEqual(['insert a', 'insert b']);
    expect(server.asked.filter((request) => request.startsWith('POST'))).toHaveLength(2);
    expect(await shownNotes(tab)).toEqual(await shownNotes(other));
  });

  it('waits longer after each failure, and at once when told', async () => {
    const { server, tab } = await start();
    server.line = 'busy';
    await tab.insert(notes, { id: 'a' });
    await syncNow(tab);
    expect(tab.syncState().connection).toBe('reached');
    expect(await outboxOf(tab)).toMatchObject([{ state: 'waiting', faults: 0 }]);
    server.line = 'down';
    await syncNow(tab);
    expect(tab.syncState().connection).toBe('unreachable');
    server.line = 'up';
    await syncNow(tab);
    expect(await outboxOf(tab)).toEqual([]);
  });

  it('waits for a session', async () => {
    const { server, tab } = await start();
    server.line = 'signed-out';
    await tab.insert(notes, { id: 'a' });
    await syncNow(tab);
    expect(tab.syncState().connection).toBe('no-session');
    expect(await outboxOf(tab)).toMatchObject([{ state: 'waiting' }]);
    server.line = 'up';
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a']);
  });
});

describe('a change that the server refuses', () => {
  it('is kept with the words of the server, and the others go on', async () => {
    const { server, tab } = await start();
    server.refuse = (row) => (row['title'] === 'bad' ? 'A title must be good.' : undefined);
    await tab.insert(notes, { id: 'a', title: 'bad' });
    await tab.insert(notes, { id: 'b', title: 'good' });
    await syncNow(tab);
    expect(server.writes).toEqual(['insert b']);
    expect(await tab.unsent()).toMatchObject([
      {
        key: 'a',
        label: 'Note',
        state: 'failed',
        refusal: { status: 400, message: 'A title must be good.' },
      },
    ]);
    expect(await shownNotes(tab)).toMatchObject({ a: { title: 'bad' } });
  });

  it('is tried again when the person says so', async () => {
    const { server, tab } = await start();
    server.refuse = () => 'Not today.';
    await tab.insert(notes, { id: 'a' });
    await syncNow(tab);
    server.refuse = undefined;
    await tab.retry('notes', 'a');
    await syncNow(tab);
    expect(server.writes).toEqual(['insert a']);
    expect(await tab.unsent()).toEqual([]);
  });

  it('goes away when the person says so', async () => {
    const { server, tab } = await start();
    await tab.insert(notes, { id: 'a', title: 'One' });
    await syncNow(tab);
    server.refuse = () => 'No.';
    await tab.update(notes, 'a', { title: 'Two' });
    await tab.insert(notes, { id: 'b' });
    await syncNow(tab);
    await tab.discard('notes', 'a');
    await tab.discard('notes', 'b');
    expect(await shownNotes(tab)).toMatchObject({ a: { title: 'One' } });
    expect(Object.keys(await shownNotes(tab))).toEqual(['a']);
    expect(await tab.unsent()).toEqual([]);
  });

  it('is mended by the next change of the same record, made before or after the refusal', async () => {
    const { server, tab } = await start();
    server.refuse = (row) => (row['title'] === 'bad' ? 'A title must be good.' : undefined);
    await tab.insert(notes, { id: 'a', title: 'bad', body: 'kept' });
    await syncNow(tab);
    await tab.update(notes, 'a', { title: 'good' });
    await syncNow(tab);
    expect(rowOf(server, 'a')).toMatchObject({ title: 'good', body: 'kept' });

    server.line = 'down';
    await tab.update(notes, 'a', { title: 'bad' });
    await syncNow(tab);
    await tab.update(notes, 'a', { body: 'more' });
    await tab.update(notes, 'a', { title: 'better' });
    server.line = 'up';
    await syncNow(tab);
    expect(rowOf(server, 'a')).toMatchObject({ title: 'better', body: 'more' });
    expect(await tab.unsent()).toEqual([]);
  });

  it('counts as refused when the server breaks over it again and again', async () => {
    const { server, tab } = await start();
    server.line = 'broken';
    await tab.insert(notes, { id: 'a' });
    for (let round = 0; round < limits.local.faultsBeforeFailed; round++) await syncNow(tab);
    expect(await tab.unsent()).toMatchObject([{ state: 'failed', refusal: { status: 500 } }]);
  });

  it('says so when a record may be read and not changed', async () => {
    const { server, tab } = await start();
    server.change('a', { user_id: 'ann', title: 'One' });
    await load(tab);
    server.readOnly.add('a');
    await tab.update(notes, 'a', { title: 'Two' });
    await syncNow(tab);
    expect(await tab.unsent()).toMatchObject([
      { state: 'failed', refusal: { message: 'You may not change this.' } },
    ]);
  });
});
