import { afterEach, describe, expect, it, vi } from 'vitest';
import { newIndexedDB } from '../../../testing/local/device.ts';
import { openDexieStore } from './dexie-store.ts';
import type { LocalStore } from './local-store.ts';
import { openMemoryStore } from './memory-store.ts';
import type { NewEntry, StoredRecord } from './stored-shapes.ts';

const waitUntil = (met: () => void) => vi.waitFor(met, { timeout: 15_000 });

const record = (key: string, value: StoredRecord['value'] = { id: key }): StoredRecord => ({
  collection: 'notes',
  key,
  value,
  server: null,
  version: null,
});

const entry = (key: string, id = key): NewEntry => ({
  id,
  collection: 'notes',
  key,
  kind: 'insert',
  changes: { id: key },
  base: null,
  baseVersion: null,
  state: 'waiting',
  attempted: false,
  faults: 0,
  at: 1,
});

const kinds: [string, () => Promise<LocalStore>][] = [
  ['IndexedDB', () => openDexieStore('test', newIndexedDB())],
  ['memory', async () => openMemoryStore()],
];

describe.each(kinds)('a store in %s', (_, openStore) => {
  let store: LocalStore;
  const open = async () => {
    store = await openStore();
    return store;
  };
  afterEach(() => store.close());

  it('keeps records of each collection by their keys', async () => {
    await open();
    await store.write(async (tx) => {
      await tx.putRecord(record('a'));
      await tx.putRecord(record('b'));
      await tx.putRecord({ ...record('a'), collection: 'tasks' });
      await tx.putRecord(record('a', { id: 'a', title: 'new' }));
    });
    expect(await store.read((tx) => tx.record('notes', 'a'))).toMatchObject({ value: { title: 'new' } });
    expect(await store.read((tx) => tx.record('notes', 'c'))).toBeUndefined();
    expect((await store.read((tx) => tx.records('notes'))).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(await store.read((tx) => tx.everyRecord())).toHaveLength(3);
    await store.write((tx) => tx.deleteRecord('notes', 'a'));
    expect(await store.read((tx) => tx.record('notes', 'a'))).toBeUndefined();
    expect(await store.read((tx) => tx.record('tasks', 'a'))).toBeDefined();
  });

  it('numbers changes in their order and never uses a number again', async () => {
    await open();
    const seqs = await store.write(async (tx) => [
      await tx.addEntry(entry('a')),
      await tx.addEntry(entry('b')),
      await tx.addEntry(entry('a', 'a2')),
    ]);
    await store.write((tx) => tx.deleteEntry(seqs[2] ?? 0));
    const later = await store.write((tx) => tx.addEntry(entry('a', 'a3')));
    expect(later).toBeGreaterThan(seqs[2] ?? 0);
    expect((await store.read((tx) => tx.outbox())).map(({ id }) => id)).toEqual(['a', 'b', 'a3']);
    expect((await store.read((tx) => tx.entriesOf('notes', 'a'))).map(({ id }) => id)).toEqual(['a', 'a3']);
  });

  it('keeps all of a transaction or nothing', async () => {
    await open();
    await expect(
      store.write(async (tx) => {
        await tx.putRecord(record('a'));
        await tx.addEntry(entry('a'));
        await tx.putMeta('m', 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(
      await store.read(async (tx) => [await tx.everyRecord(), await tx.outbox(), await tx.meta('m')]),
    ).toEqual([[], [], undefined]);
  });

  it('does not hand out what it holds', async () => {
    await open();
    const given = record('a', { id: 'a', tags: { x: '1' } });
    await store.write((tx) => tx.putRecord(given));
    (given.value as { tags: Record<string, string> }).tags['x'] = 'changed outside';
    const read = await store.read((tx) => tx.record('notes', 'a'));
    expect(read?.value).toEqual({ id: 'a', tags: { x: '1' } });
  });

  it('tells watchers at once and after each change, until they end', async () => {
    await open();
    const told = vi.fn<(keys: string[]) => void>();
    const end = store.watch(
      (tx) => tx.records('notes'),
      (found) => told(found.map(({ key }) => key)),
    );
    await waitUntil(() => expect(told).toHaveBeenLastCalledWith([]));
    await store.write((tx) => tx.putRecord(record('a')));
    await waitUntil(() => expect(told).toHaveBeenLastCalledWith(['a']));
    end();
    await store.write((tx) => tx.putRecord(record('b')));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(told).toHaveBeenLastCalledWith(['a']);
  });

  it('lets writes that begin together follow one another', async () => {
    await open();
    await store.write((tx) => tx.putMeta('n', 0));
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.write(async (tx) => tx.putMeta('n', Number(await tx.meta('n')) + 1)),
      ),
    );
    expect(await store.read((tx) => tx.meta('n'))).toBe(20);
  });
});

it('two tabs on one database see what the other writes', async () => {
  const databases = newIndexedDB();
  const [one, other] = await Promise.all([
    openDexieStore('test', databases),
    openDexieStore('test', databases),
  ]);
  const told = vi.fn<(keys: string[]) => void>();
  const end = other.watch(
    (tx) => tx.records('notes'),
    (found) => told(found.map(({ key }) => key)),
  );
  await waitUntil(() => expect(told).toHaveBeenLastCalledWith([]));
  await one.write((tx) => tx.putRecord(record('a')));
  await waitUntil(() => expect(told).toHaveBeenLastCalledWith(['a']));
  end();
  one.close();
  other.close();
});
