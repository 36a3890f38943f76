import type { Meta, NewEntry, OutboxEntry, StoredRecord } from './stored-shapes.ts';

export interface StoreReads {
  record(collection: string, key: string): Promise<StoredRecord | undefined>;
  records(collection: string): Promise<StoredRecord[]>;
  everyRecord(): Promise<StoredRecord[]>;
  /** In the order in which they were made. */
  outbox(): Promise<OutboxEntry[]>;
  entriesOf(collection: string, key: string): Promise<OutboxEntry[]>;
  meta(name: string): Promise<unknown>;
  everyMeta(): Promise<Meta[]>;
}

export interface StoreWrites extends StoreReads {
  putRecord(record: StoredRecord): Promise<void>;
  deleteRecord(collection: string, key: string): Promise<void>;
  addEntry(entry: NewEntry): Promise<number>;
  putEntry(entry: OutboxEntry): Promise<void>;
  deleteEntry(seq: number): Promise<void>;
  putMeta(name: string, value: unknown): Promise<void>;
}

/** Where one person's records and unsent changes are kept on this device. */
export interface LocalStore {
  /** One transaction: everything in it is kept, or nothing. `work` waits for nothing but the store and may run twice. */
  write<T>(work: (tx: StoreWrites) => Promise<T>): Promise<T>;
  read<T>(work: (tx: StoreReads) => Promise<T>): Promise<T>;
  /** Tells the answer now and whenever it may have changed, in this tab or another. Gives what ends it. */
  watch<T>(work: (tx: StoreReads) => Promise<T>, told: (answer: T) => void): () => void;
  close(): void;
  /** Closes it and removes everything. */
  destroy(): Promise<void>;
}
