import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { z } from 'zod';
import { randomIds } from '../../kernel/ids.ts';
import { type AnyCollection, defineCollection } from '../../web/app/local/collection.ts';
import type { ConflictRule } from '../../web/app/local/conflict-rules.ts';
import { openDexieStore } from '../../web/app/local/dexie-store.ts';
import type { LocalStore } from '../../web/app/local/local-store.ts';
import { type OneAtATime, oneCallAtATime } from '../../web/app/local/one-at-a-time.ts';
import { openPersonData, type PersonData } from '../../web/app/local/person-data.ts';
import type { Row } from '../../web/app/local/row.ts';
import type { DataApiDouble } from './data-api-double.ts';

const notesSchema = z.object({
  id: z.string(),
  title: z.string().max(20, { error: 'At most 20 characters.' }).default(''),
  body: z.string().default(''),
  tags: z.record(z.string(), z.string()).default({}),
});

/** Columns that the server fills in when they are not given. */
export const noteDefaults = { title: '', body: '', tags: {} };

export type Note = z.output<typeof notesSchema> & Row;

export function notesCollection(conflict: 'last-write' | 'merge-fields' | ConflictRule<Note>) {
  return defineCollection({
    name: 'notes',
    label: 'Note',
    table: 'notes',
    schema: notesSchema,
    key: 'id',
    conflict,
    signedOut: 'local',
  });
}

export const notes = notesCollection('merge-fields');

/** A browser: its databases outlive its tabs. */
export interface Browser {
  readonly indexedDB: IDBFactory;
  readonly oneAtATime: OneAtATime;
  /** Opens a tab of somebody, or of nobody. */
  open(userId: string | null, server: DataApiDouble, more?: TabOptions): Promise<PersonData>;
}

interface TabOptions {
  collections?: readonly AnyCollection[];
  disk?: Disk;
}

type Disk = (open: () => Promise<LocalStore>) => Promise<LocalStore>;

const wellDisk: Disk = (open) => open();

/** The databases of one browser. */
export function newIndexedDB(): { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } {
  const indexedDB = new IDBFactory();
  // Live queries ask whether there is any at all.
  Dexie.dependencies.indexedDB ??= indexedDB;
  return { indexedDB, IDBKeyRange };
}

export function newBrowser(): Browser {
  const { indexedDB } = newIndexedDB();
  const oneAtATime = oneCallAtATime();
  let time = 0;
  return {
    indexedDB,
    oneAtATime,
    open(userId, server, { collections = [notes as unknown as AnyCollection], disk = wellDisk } = {}) {
      const name = `test-${userId ?? 'nobody'}`;
      return openPersonData({
        userId,
        collections,
        openDisk: () => disk(() => openDexieStore(name, { indexedDB, IDBKeyRange })),
        wire: { accessToken: async () => 'token', fetch: server.fetch },
        lockName: name,
        oneAtATime,
        newKey: randomIds().uuid,
        // Every look at it is a while later: nothing is too fresh to be read again.
        now: () => (time += 600_000),
        random: () => 1,
      });
    },
  };
}

/** Waits until everything that can be sent was sent, and what is on the screen was read. */
export async function syncNow({ engine, store }: PersonData): Promise<void> {
  engine?.wake();
  await engine?.settled();
  // Changes that were stored while it ran woke it once more.
  await store.read((tx) => tx.outbox());
  await engine?.settled();
}

export async function shownNotes(person: PersonData): Promise<Record<string, Note>> {
  const records = await person.store.read((tx) => tx.records('notes'));
  return Object.fromEntries(
    records.filter(({ value }) => value !== null).map(({ key, value }) => [key, value as Note]),
  );
}
