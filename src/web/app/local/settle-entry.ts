import type { AnyCollection, Collection } from './collection.ts';
import { type Conflict, resolveConflict } from './conflict-rules.ts';
import { foldEntries } from './fold-entries.ts';
import type { StoreWrites } from './local-store.ts';
import { differing, type Row, sameJson } from './row.ts';
import type { OutboxEntry, Refusal, StoredRecord } from './stored-shapes.ts';

/** A record of the server and its version. */
export interface ServerCopy {
  row: Row;
  version: string | null;
}

/** The server has done it: its copy is the new ground under what still waits for this record. */
export async function settleSent(
  tx: StoreWrites,
  collection: AnyCollection,
  entry: OutboxEntry,
  copy: ServerCopy | null,
): Promise<void> {
  await tx.deleteEntry(entry.seq);
  const [next, ...later] = await tx.entriesOf(entry.collection, entry.key);
  if (next !== undefined) {
    // A record that is made again after its removal has nothing under it; otherwise it is the copy that just came.
    const base = copy?.row ?? null;
    const changes = changesOn(collection, next, base);
    await tx.putEntry({ ...next, changes, base, baseVersion: copy?.version ?? null });
  }
  await putServerCopy(tx, collection, entry.key, copy, next === undefined ? [] : [next, ...later]);
}

/** What is sent next was written before this copy was known: what the copy has beside it stays, where the collection joins. */
function changesOn(collection: AnyCollection, entry: OutboxEntry, base: Row | null): Row {
  if (collection.join === undefined || entry.kind !== 'update' || base === null) return entry.changes;
  const wanted = oursOf(collection, entry, base) ?? {};
  return Object.fromEntries(Object.keys(entry.changes).map((name) => [name, wanted[name]]));
}

/** What the server has, and over it what waits here. Without either the record is gone. */
export async function putServerCopy(
  tx: StoreWrites,
  collection: AnyCollection,
  key: string,
  copy: ServerCopy | null,
  waiting: readonly OutboxEntry[],
): Promise<void> {
  if (copy === null && waiting.length === 0) {
    await tx.deleteRecord(collection.name, key);
    return;
  }
  const record: StoredRecord = {
    collection: collection.name,
    key,
    value: wantedValue(collection, waiting, copy?.row ?? null),
    server: copy?.row ?? null,
    version: copy?.version ?? null,
  };
  await tx.putRecord(record);
}

/** The server's copy with the changes of the outbox applied, in their order. */
export function wantedValue(
  collection: AnyCollection,
  waiting: readonly OutboxEntry[],
  theirs: Row | null,
): Row | null {
  const [first, ...later] = waiting;
  if (first === undefined) return theirs;
  const { base } = first;
  const ours = oursOf(collection, first, base);
  const begun = sameJson(base, theirs) ? ours : resolve(collection, { base, ours, theirs });
  return later.reduce((value, entry) => oursOf(collection, entry, value), begun);
}

/** As it would be had nobody else changed it. */
function oursOf(collection: AnyCollection, { kind, changes }: OutboxEntry, base: Row | null): Row | null {
  if (kind === 'remove') return null;
  if (kind === 'insert' || base === null) return { ...changes };
  const written = { ...base, ...changes };
  return (collection.join as Collection['join'])?.(base, written) ?? written;
}

function resolve(collection: AnyCollection, conflict: Conflict): Row | null {
  return resolveConflict(collection.conflict, conflict as Conflict<never>);
}

/**
 * The server's copy is not the one that the change was made on. The rule decides what is wanted now; what is left to do for that
 * is another request, with a key of its own. Gives whether anything is left.
 */
export async function settleConflict(
  tx: StoreWrites,
  collection: AnyCollection,
  entry: OutboxEntry,
  theirs: ServerCopy | null,
  newKey: string,
): Promise<boolean> {
  const wanted = resolve(collection, {
    base: entry.base,
    ours: oursOf(collection, entry, entry.base),
    theirs: theirs?.row ?? null,
  });
  const rest = remainder(theirs?.row ?? null, wanted);
  if (rest === undefined) {
    await settleSent(tx, collection, entry, theirs);
    return false;
  }
  const rebased: OutboxEntry = {
    ...entry,
    ...rest,
    id: newKey,
    base: theirs?.row ?? null,
    baseVersion: theirs?.version ?? null,
    attempted: false,
  };
  await tx.putEntry(rebased);
  const waiting = await tx.entriesOf(entry.collection, entry.key);
  await putServerCopy(tx, collection, entry.key, theirs, waiting);
  return true;
}

function remainder(
  theirs: Row | null,
  wanted: Row | null,
): Pick<OutboxEntry, 'kind' | 'changes'> | undefined {
  if (wanted === null) return theirs === null ? undefined : { kind: 'remove', changes: {} };
  if (theirs === null) return { kind: 'insert', changes: wanted };
  const changes = differing(theirs, wanted);
  return Object.keys(changes).length === 0 ? undefined : { kind: 'update', changes };
}

/** The server will never take it as it is. A later change of the same record may mend it, so both are tried together. */
export async function settleRefused(tx: StoreWrites, entry: OutboxEntry, refusal: Refusal): Promise<void> {
  const own = await tx.entriesOf(entry.collection, entry.key);
  const next = own.find(({ seq }) => seq > entry.seq);
  if (next === undefined) {
    await tx.putEntry({ ...entry, state: 'failed', refusal });
    return;
  }
  await tx.deleteEntry(entry.seq);
  const folded = foldEntries(entry, next);
  if (folded !== 'nothing') {
    await tx.putEntry({ ...next, ...folded });
    return;
  }
  await tx.deleteEntry(next.seq);
  const rest = await tx.entriesOf(entry.collection, entry.key);
  if (rest.length === 0) await tx.deleteRecord(entry.collection, entry.key);
}

/** The person wants a refused change tried again as it is. */
export async function retryRecord(
  tx: StoreWrites,
  collection: string,
  key: string,
  newKey: () => string,
): Promise<void> {
  for (const entry of await tx.entriesOf(collection, key)) {
    if (entry.state !== 'failed') continue;
    const { refusal: _, ...rest } = entry;
    await tx.putEntry({ ...rest, id: newKey(), state: 'waiting', attempted: false, faults: 0 });
  }
}

/** The person gives a refused change up: the record is again as the server has it. */
export async function discardChanges(tx: StoreWrites, collection: string, key: string): Promise<void> {
  const entries = await tx.entriesOf(collection, key);
  if (!entries.some(({ state }) => state === 'failed')) return;
  for (const { seq } of entries) await tx.deleteEntry(seq);
  const record = await tx.record(collection, key);
  if (record === undefined) return;
  if (record.server === null) await tx.deleteRecord(collection, key);
  else await tx.putRecord({ ...record, value: record.server });
}
