import type { AnyCollection, Collection } from './collection.ts';
import type { CollectionHandle } from './collection-handle.ts';
import { type DataApi, openDataApi, type Wire } from './data-api.ts';
import { type EditContext, insertRecord, removeRecord, saveRecord, updateRecord } from './edit-record.ts';
import { type FallbackStore, type Keeping, openFallbackStore } from './fallback-store.ts';
import type { LocalStore, StoreReads } from './local-store.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { loadedMeta } from './refresh-collection.ts';
import type { Row } from './row.ts';
import { discardChanges, retryRecord } from './settle-entry.ts';
import {
  type OutboxEntry,
  type RecordSync,
  type Refusal,
  type StoredRecord,
  syncOf,
} from './stored-shapes.ts';
import { type Connection, type EngineState, type SyncEngine, startSyncEngine } from './sync-engine.ts';

/** One record as it is shown. */
export interface LocalRecord<Value extends Row = Row> {
  key: string;
  value: Value;
  sync: RecordSync;
}

export interface RecordsView<Value extends Row = Row> {
  /** `error`: never read on this device, and the server does not answer. */
  status: 'loading' | 'ready' | 'error';
  records: readonly LocalRecord<Value>[];
}

/** A change that the server does not have, for people to see. */
export interface UnsentChange {
  collection: string;
  label: string;
  key: string;
  kind: OutboxEntry['kind'];
  state: OutboxEntry['state'];
  refusal: Refusal | undefined;
}

export interface SyncState {
  connection: Connection;
  keeping: Keeping;
}

export interface PersonDataParts {
  /** Null for whoever is not signed in. */
  userId: string | null;
  collections: readonly AnyCollection[];
  openDisk(): Promise<LocalStore>;
  wire: Wire;
  lockName: string;
  oneAtATime: OneAtATime;
  newKey(): string;
  now(): number;
  random(): number;
}

/** Everything of one person on this device, and its way to the server. */
export interface PersonData {
  readonly userId: string | null;
  readonly store: FallbackStore;
  readonly engine: SyncEngine | undefined;
  watch<Value extends Row>(
    collection: CollectionHandle<Value>,
    key: string | undefined,
    told: (view: RecordsView<Value>) => void,
  ): () => void;
  insert(collection: CollectionHandle, value: Row): Promise<void>;
  /** Changes a record, or makes it when there is none here. */
  save(collection: CollectionHandle, key: string, given: Row): Promise<void>;
  update(collection: CollectionHandle, key: string, changes: Row): Promise<void>;
  remove(collection: CollectionHandle, key: string): Promise<void>;
  retry(collection: string, key: string): Promise<void>;
  discard(collection: string, key: string): Promise<void>;
  unsent(): Promise<UnsentChange[]>;
  watchUnsent(told: (changes: UnsentChange[]) => void): () => void;
  syncState(): SyncState;
  watchSyncState(told: (state: SyncState) => void): () => void;
  close(): void;
  destroy(): Promise<void>;
}

export async function openPersonData(parts: PersonDataParts): Promise<PersonData> {
  const { userId } = parts;
  const collections = new Map(parts.collections.map((collection) => [collection.name, collection]));
  const declared = ({ name }: CollectionHandle): Collection => {
    const found = collections.get(name);
    if (found === undefined) throw new Error(`There is no collection “${name}”.`);
    return found as unknown as Collection;
  };
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const store = await openFallbackStore(parts.openDisk, changed);
  const api: DataApi | undefined = userId === null ? undefined : openDataApi(parts.wire, userId);
  const engine = api && startSyncEngine({ ...parts, store, api, collections, changed });
  const context: EditContext = { newKey: parts.newKey, now: parts.now, signedIn: userId !== null };
  const readUnsent = async (tx: StoreReads) =>
    (await tx.outbox()).map((entry) => present(entry, collections.get(entry.collection)));

  return {
    userId,
    store,
    engine,
    watch(collection, key, told) {
      const endUse = engine?.use(collection.name);
      let found: Found | undefined;
      const tell = () => {
        if (found !== undefined) told(viewOf(collection, found, engine?.state()));
      };
      const endWatch = store.watch(readRecords(collection.name, key), (next) => {
        found = next;
        tell();
      });
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
        endWatch();
        endUse?.();
      };
    },
    insert: (collection, value) =>
      store.write((tx) => insertRecord(tx, declared(collection), value, context)),
    save: (collection, key, given) =>
      store.write((tx) => saveRecord(tx, declared(collection), key, given, context)),
    update: (collection, key, changes) =>
      store.write((tx) => updateRecord(tx, declared(collection), key, changes, context)),
    remove: (collection, key) => store.write((tx) => removeRecord(tx, collection, key, context)),
    async retry(collection, key) {
      await store.write((tx) => retryRecord(tx, collection, key, parts.newKey));
      engine?.wake();
    },
    discard: (collection, key) => store.write((tx) => discardChanges(tx, collection, key)),
    unsent: () => store.read(readUnsent),
    watchUnsent: (told) => store.watch(readUnsent, told),
    syncState: () => ({ connection: engine?.state().connection ?? 'unknown', keeping: store.keeping() }),
    watchSyncState(told) {
      const tell = () =>
        told({ connection: engine?.state().connection ?? 'unknown', keeping: store.keeping() });
      listeners.add(tell);
      tell();
      return () => listeners.delete(tell);
    },
    close() {
      engine?.stop();
      store.close();
    },
    async destroy() {
      engine?.stop();
      await store.destroy();
    },
  };
}

interface Found {
  records: StoredRecord[];
  entries: OutboxEntry[];
  loaded: boolean;
}

function readRecords(name: string, key: string | undefined) {
  return async (tx: StoreReads): Promise<Found> => {
    if (key === undefined) {
      const entries = (await tx.outbox()).filter((entry) => entry.collection === name);
      return { records: await tx.records(name), entries, loaded: (await tx.meta(loadedMeta(name))) === true };
    }
    const record = await tx.record(name, key);
    return {
      records: record === undefined ? [] : [record],
      entries: await tx.entriesOf(name, key),
      loaded: (await tx.meta(loadedMeta(name))) === true,
    };
  };
}

function viewOf<Value extends Row>(
  { name }: CollectionHandle<Value>,
  { records, entries, loaded }: Found,
  engine: EngineState | undefined,
): RecordsView<Value> {
  const shown = records.filter(({ value, claimedBy }) => value !== null && claimedBy === undefined);
  const isKnown = engine === undefined || loaded || shown.length > 0;
  return {
    status: isKnown ? 'ready' : engine.unrefreshed.has(name) ? 'error' : 'loading',
    records: shown.map(({ key, value }) => ({
      key,
      value: value as Value,
      sync: syncOf(entries.filter((entry) => entry.key === key)),
    })),
  };
}

function present(entry: OutboxEntry, collection: AnyCollection | undefined): UnsentChange {
  const { key, kind, state, refusal } = entry;
  return {
    collection: entry.collection,
    label: collection?.label ?? entry.collection,
    key,
    kind,
    state,
    refusal,
  };
}
