import { Dexie, type DexieOptions, liveQuery, type Table } from 'dexie';
import type { LocalStore, StoreReads, StoreWrites } from './local-store.ts';
import type { Meta, NewEntry, OutboxEntry, StoredRecord } from './stored-shapes.ts';

class LocalDatabase extends Dexie {
  declare readonly records: Table<StoredRecord, [string, string]>;
  declare readonly outbox: Table<OutboxEntry, number, NewEntry>;
  declare readonly meta: Table<Meta, string>;

  constructor(name: string, options: DexieOptions) {
    super(name, options);
    // One shape for every collection: a new collection needs no new version, and a tab of an older release no upgrade.
    this.version(1).stores({
      records: '[collection+key], collection',
      outbox: '++seq, [collection+key]',
      meta: 'name',
    });
  }
}

/** The store in IndexedDB. Throws when the browser refuses it. */
export async function openDexieStore(name: string, options: DexieOptions = {}): Promise<LocalStore> {
  const database = new LocalDatabase(name, options);
  await database.open();
  const tx = transactionOf(database);
  const tables = [database.records, database.outbox, database.meta];
  return {
    write: async (work) => database.transaction('rw', tables, async () => work(tx)),
    read: async (work) => database.transaction('r', tables, async () => work(tx)),
    watch(work, told) {
      const watching = liveQuery(async () => work(tx)).subscribe({
        next: told,
        error: (error: unknown) => console.warn('Records on this device could not be read.', error),
      });
      return () => watching.unsubscribe();
    },
    close: () => database.close(),
    async destroy() {
      await database.delete({ disableAutoOpen: true });
    },
  };
}

/** Whether there is anything under this name, without making it. */
export async function dexieStoreExists(name: string): Promise<boolean> {
  try {
    return await Dexie.exists(name);
  } catch {
    return false;
  }
}

function transactionOf(database: LocalDatabase): StoreReads & StoreWrites {
  const { records, outbox, meta } = database;
  return {
    record: async (collection, key) => records.get([collection, key]),
    records: async (collection) => records.where({ collection }).toArray(),
    everyRecord: async () => records.toArray(),
    outbox: async () => outbox.orderBy('seq').toArray(),
    entriesOf: async (collection, key) => outbox.where({ collection, key }).sortBy('seq'),
    meta: async (name) => (await meta.get(name))?.value,
    everyMeta: async () => meta.toArray(),
    async putRecord(record) {
      await records.put(record);
    },
    async deleteRecord(collection, key) {
      await records.delete([collection, key]);
    },
    addEntry: async (entry) => outbox.add(entry),
    async putEntry(entry) {
      await outbox.put(entry);
    },
    async deleteEntry(seq) {
      await outbox.delete(seq);
    },
    async putMeta(name, value) {
      await meta.put({ name, value });
    },
  };
}
