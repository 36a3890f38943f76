import { type AppRecord, type Collection, newId } from './collection.ts';
import { sharedCollection } from './shared-collection.ts';
import { shared } from './shared-place.ts';
import { storage } from './storage.ts';

interface Stored {
  readonly version: number;
  readonly records: readonly AppRecord[];
}

function readStored(key: string, version: number): readonly AppRecord[] | undefined {
  const text = storage.read(key);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Stored;
    return stored.version === version && Array.isArray(stored.records) ? stored.records : undefined;
  } catch {
    // Kept beside, so that a damaged file can still be looked into.
    storage.write(`${key}:damaged`, text);
    return undefined;
  }
}

interface CollectionOptions<T extends AppRecord> {
  name: string;
  version: number;
  samples: () => readonly T[];
  /** Whether it belongs to everybody who uses the app, where the app has a place for that. */
  shared?: boolean;
}

/** A list of records that is kept and tells its readers when it changes. */
export function createCollection<T extends AppRecord>(options: CollectionOptions<T>): Collection<T> {
  return options.shared === true && shared !== undefined
    ? sharedCollection<T>(options.name, shared, newId)
    : browserCollection(options);
}

function browserCollection<T extends AppRecord>(options: CollectionOptions<T>): Collection<T> {
  const key = `app:${options.name}`;
  const listeners = new Set<() => void>();
  let records: readonly T[] =
    (readStored(key, options.version) as readonly T[] | undefined) ?? options.samples();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function replace(next: readonly T[]): void {
    records = next;
    storage.write(key, JSON.stringify({ version: options.version, records } satisfies Stored));
    tell();
  }

  storage.onOutsideChange((changed) => {
    if (changed !== key) return;
    records = (readStored(key, options.version) as readonly T[] | undefined) ?? records;
    tell();
  });

  return {
    name: options.name,
    all: () => records,
    find: (id) => records.find((record) => record.id === id),
    add(values, id = newId()) {
      const record = { ...values, id, createdAt: new Date().toISOString() } as T;
      replace([record, ...records]);
      return record;
    },
    update(id, changes) {
      replace(records.map((record) => (record.id === id ? { ...record, ...changes, id } : record)));
    },
    remove(id) {
      const removed = records.find((record) => record.id === id);
      if (removed !== undefined) replace(records.filter((record) => record.id !== id));
      return removed;
    },
    restore(record) {
      if (!records.some(({ id }) => id === record.id)) replace([record, ...records]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
