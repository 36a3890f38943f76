import { afterEach, describe, expect, it } from 'vitest';
import { dataApiDouble } from '../../../testing/local/data-api-double.ts';
import { newBrowser, noteDefaults, notes, shownNotes, syncNow } from '../../../testing/local/device.ts';
import type { AnyCollection } from './collection.ts';
import type { LocalStore } from './local-store.ts';
import { moveIntoAccount } from './move-into-account.ts';
import type { PersonData } from './person-data.ts';

const opened: PersonData[] = [];
afterEach(() => {
  for (const person of opened.splice(0)) person.close();
});

const collections = new Map([['notes', notes as unknown as AnyCollection]]);

function start() {
  const server = dataApiDouble('id', noteDefaults);
  const browser = newBrowser();
  const open = async (userId: string | null) => {
    const tab = await browser.open(userId, server);
    opened.push(tab);
    return tab;
  };
  return { server, open };
}

const move = (from: LocalStore, into: LocalStore, userId: string) =>
  moveIntoAccount({ from, into, userId, collections, now: () => 1 });

describe('two people in one browser', () => {
  it('never see each other', async () => {
    const { server, open } = start();
    const ann = await open('ann');
    await ann.insert(notes, { id: 'a', title: 'Of Ann' });
    await syncNow(ann);
    ann.close();
    const ben = await open('ben');
    ben.engine?.use('notes');
    await syncNow(ben);
    expect(await shownNotes(ben)).toEqual({});
    expect(server.rows.get('a')).toMatchObject({ user_id: 'ann' });
  });

  it('what one could not send waits for them, and is sent for nobody else', async () => {
    const { server, open } = start();
    const ann = await open('ann');
    server.line = 'down';
    await ann.insert(notes, { id: 'a' });
    await syncNow(ann);
    ann.close();
    server.line = 'up';
    const ben = await open('ben');
    await syncNow(ben);
    expect(server.writes).toEqual([]);
    ben.close();
    await syncNow(await open('ann'));
    expect(server.rows.get('a')).toMatchObject({ user_id: 'ann' });
  });

  it('a destroyed store is empty when it is opened again', async () => {
    const { open } = start();
    const ann = await open('ann');
    await ann.insert(notes, { id: 'a' });
    await syncNow(ann);
    await ann.destroy();
    expect(await shownNotes(await open('ann'))).toEqual({});
  });
});

describe('without an account', () => {
  it('records live on this device and nothing is sent', async () => {
    const { server, open } = start();
    const nobody = await open(null);
    await nobody.insert(notes, { id: 'a', title: 'One' });
    await nobody.update(notes, 'a', { title: 'Two' });
    await nobody.insert(notes, { id: 'b' });
    await nobody.remove(notes, 'b');
    expect(await shownNotes(nobody)).toMatchObject({ a: { title: 'Two' } });
    expect(await nobody.unsent()).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('they move into the account at sign-in, once', async () => {
    const { server, open } = start();
    const nobody = await open(null);
    await nobody.insert(notes, { id: 'a', title: 'One' });
    const ann = await open('ann');
    expect(await move(nobody.store, ann.store, 'ann')).toBe(1);
    expect(await move(nobody.store, ann.store, 'ann')).toBe(0);
    await syncNow(ann);
    expect(server.rows.get('a')).toMatchObject({ user_id: 'ann', title: 'One' });
    expect(server.writes).toEqual(['insert a']);
    expect(await shownNotes(nobody)).toEqual({});
  });

  it('they join what the account has under the same name', async () => {
    const { server, open } = start();
    server.change('a', { user_id: 'ann', title: 'Account', body: 'kept', tags: { x: '1' } });
    const nobody = await open(null);
    await nobody.save(notes, 'a', { title: 'Visitor', body: 'kept', tags: { y: '2' } });
    const ann = await open('ann');
    await move(nobody.store, ann.store, 'ann');
    await syncNow(ann);
    expect(server.rows.get('a')).toMatchObject({ title: 'Visitor', body: 'kept', tags: { x: '1', y: '2' } });
    expect(server.rows.size).toBe(1);
  });

  it.each([1, 2, 3, 4])('a crash at step %i loses nothing and doubles nothing', async (step) => {
    const { server, open } = start();
    const nobody = await open(null);
    await nobody.insert(notes, { id: 'a', title: 'One' });
    await nobody.insert(notes, { id: 'b', title: 'Two' });
    const ann = await open('ann');
    await crashAfter(step, nobody.store, ann.store);
    ann.close();
    nobody.close();
    await finish(open);
    expect([...server.rows.keys()].toSorted()).toEqual(['a', 'b']);
    expect(server.writes.toSorted()).toEqual(['insert a', 'insert b']);
  });

  it('what was moved before a crash and then removed does not come back', async () => {
    const { server, open } = start();
    const nobody = await open(null);
    await nobody.insert(notes, { id: 'a', title: 'One' });
    const ann = await open('ann');
    await crashAfter(2, nobody.store, ann.store);
    await syncNow(ann);
    await ann.remove(notes, 'a');
    await syncNow(ann);
    expect(await move(nobody.store, ann.store, 'ann')).toBe(0);
    await syncNow(ann);
    expect([[...server.rows.keys()], await shownNotes(ann)]).toEqual([[], {}]);
  });

  it.each([1, 2, 3])('a crash at step %i gives nothing to the next who signs in', async (step) => {
    const { server, open } = start();
    const nobody = await open(null);
    await nobody.insert(notes, { id: 'a', title: 'One' });
    const ann = await open('ann');
    await crashAfter(step, nobody.store, ann.store);
    const ben = await open('ben');
    await move(nobody.store, ben.store, 'ben');
    await syncNow(ben);
    expect([...server.rows.values()].filter((row) => row['user_id'] === 'ben')).toEqual([]);
  });
});

/** Lets so many transactions through, and then nothing more. */
async function crashAfter(step: number, from: LocalStore, into: LocalStore): Promise<void> {
  let left = step;
  const breaking = (store: LocalStore): LocalStore => ({
    ...store,
    write(work) {
      if (left-- > 0) return store.write(work);
      return Promise.reject(new Error('crash'));
    },
  });
  await move(breaking(from), breaking(into), 'ann').catch((error: Error) => {
    if (error.message !== 'crash') throw error;
  });
}

async function finish(open: (userId: string | null) => Promise<PersonData>): Promise<void> {
  const nobody = await open(null);
  const ann = await open('ann');
  await move(nobody.store, ann.store, 'ann');
  await syncNow(ann);
}
