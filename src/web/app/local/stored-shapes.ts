import type { Row } from './row.ts';

/** A record as the device keeps it. */
export interface StoredRecord {
  collection: string;
  key: string;
  /** What is shown: the server's copy with everything that waits in the outbox; null when it was removed here. */
  value: Row | null;
  /** The server's copy as last seen; null when it has none. */
  server: Row | null;
  /** Of the server's copy. */
  version: string | null;
  /** Of a record without an account: the key under which it will be sent, and whose it is about to become. */
  moveKey?: string;
  claimedBy?: string;
}

export type EntryKind = 'insert' | 'update' | 'remove';

/** Why the server does not take a change, in its own words. */
export interface Refusal {
  status: number;
  message: string;
}

/** A change that the server does not have yet. The outbox sends them in the order of `seq`. */
export interface OutboxEntry {
  seq: number;
  /** The idempotency key. It stays for as long as the request stays the same. */
  id: string;
  collection: string;
  key: string;
  kind: EntryKind;
  /** The whole record of an insert, the changed fields of an update. */
  changes: Row;
  /** The server's copy that the change was made on; null when none was known. */
  base: Row | null;
  baseVersion: string | null;
  state: 'waiting' | 'sending' | 'failed';
  /** A request with this id may have reached the server. */
  attempted: boolean;
  /** How often the server failed over it. */
  faults: number;
  refusal?: Refusal;
  at: number;
}

export type NewEntry = Omit<OutboxEntry, 'seq'>;

export interface Meta {
  name: string;
  value: unknown;
}

/** How far a record is from the server. */
export interface RecordSync {
  state: 'synced' | 'waiting' | 'sending' | 'failed';
  /** Only of `failed`. */
  refusal?: Refusal;
}

export function syncOf(entries: readonly OutboxEntry[]): RecordSync {
  const failed = entries.find(({ state }) => state === 'failed');
  if (failed !== undefined)
    return { state: 'failed', ...(failed.refusal === undefined ? {} : { refusal: failed.refusal }) };
  if (entries.some(({ state }) => state === 'sending')) return { state: 'sending' };
  return { state: entries.length > 0 ? 'waiting' : 'synced' };
}
