import { KoraError } from '../../../kernel/errors.ts';
import type { AnyCollection, Collection } from './collection.ts';
import { foldEntries } from './fold-entries.ts';
import type { StoreWrites } from './local-store.ts';
import { differing, type Row } from './row.ts';
import type { NewEntry, OutboxEntry, StoredRecord } from './stored-shapes.ts';

/** What an edit needs beside the store. */
export interface EditContext {
  newKey(): string;
  now(): number;
  /** Without an account nothing is sent: records wait for a sign-in instead of in the outbox. */
  signedIn: boolean;
}

export function keyOf(collection: Pick<AnyCollection, 'key'>, value: Row): string {
  return String(value[collection.key]);
}

/** Refuses what the schema does not take, before anything is stored. */
function checked<Value extends Row>(collection: Collection<Value>, value: Row): Value {
  const { data, error } = collection.schema.safeParse(value);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new KoraError('invalid_input', {
    message: `${collection.label}: ${issue?.message ?? 'some of the values are not valid'}`,
    details: error.issues,
    cause: error,
  });
}

export async function insertRecord<Value extends Row>(
  tx: StoreWrites,
  collection: Collection<Value>,
  given: Row,
  context: EditContext,
): Promise<void> {
  const value = checked(collection, given);
  const key = keyOf(collection, value);
  const known = await tx.record(collection.name, key);
  if (known !== undefined && known.value !== null)
    throw new KoraError('conflict', { message: `${collection.label}: there is one of this name already.` });
  await store(tx, collection, { key, known, value, kind: 'insert', changes: value }, context);
}

/**
 * Changes a record of which it is not known here whether it exists. Only what is given is sent: what a record on the server has
 * beside that stays.
 */
export async function saveRecord<Value extends Row>(
  tx: StoreWrites,
  collection: Collection<Value>,
  key: string,
  given: Row,
  context: EditContext,
): Promise<void> {
  const known = await tx.record(collection.name, key);
  if (known !== undefined && known.value !== null) return updateRecord(tx, collection, key, given, context);
  const named = { ...given, [collection.key]: key };
  const value = checked(collection, named);
  const changes = Object.fromEntries(Object.entries(value).filter(([name]) => name in named));
  await store(tx, collection, { key, known, value, kind: 'insert', changes }, context);
}

/** Changes some fields. What they are already is not a change. */
export async function updateRecord<Value extends Row>(
  tx: StoreWrites,
  collection: Collection<Value>,
  key: string,
  changes: Row,
  context: EditContext,
): Promise<void> {
  const known = await tx.record(collection.name, key);
  if (known === undefined || known.value === null)
    throw new KoraError('not_found', { message: `${collection.label}: it was removed.` });
  const written = checked(collection, {
    ...known.value,
    ...changes,
    [collection.key]: known.value[collection.key],
  });
  const value = collection.join?.(known.value as Value, written) ?? written;
  const changed = differing(known.value, value);
  if (Object.keys(changed).length === 0) return;
  await store(tx, collection, { key, known, value, kind: 'update', changes: changed }, context);
}

export async function removeRecord(
  tx: StoreWrites,
  collection: Pick<AnyCollection, 'name'>,
  key: string,
  context: EditContext,
): Promise<void> {
  const known = await tx.record(collection.name, key);
  if (known === undefined || known.value === null) return;
  await store(tx, collection, { key, known, value: null, kind: 'remove', changes: {} }, context);
}

interface Edit {
  key: string;
  known: StoredRecord | undefined;
  value: Row | null;
  kind: OutboxEntry['kind'];
  changes: Row;
}

async function store(
  tx: StoreWrites,
  { name }: Pick<AnyCollection, 'name'>,
  { key, known, value, kind, changes }: Edit,
  { newKey, now, signedIn }: EditContext,
): Promise<void> {
  if (!signedIn) {
    if (value === null) await tx.deleteRecord(name, key);
    else await tx.putRecord({ ...bare(name, key), ...known, value, moveKey: known?.moveKey ?? newKey() });
    return;
  }
  const record = { ...(known ?? bare(name, key)), value };
  const entry: NewEntry = {
    id: newKey(),
    collection: name,
    key,
    kind,
    changes,
    base: record.server,
    baseVersion: record.version,
    state: 'waiting',
    attempted: false,
    faults: 0,
    at: now(),
  };
  const kept = await addToOutbox(tx, entry);
  if (!kept && value === null) await tx.deleteRecord(name, key);
  else await tx.putRecord(record);
}

function bare(collection: string, key: string): StoredRecord {
  return { collection, key, value: null, server: null, version: null };
}

/**
 * Adds a change, or folds it into the one before it: into the newest of all while that was never sent, so that typing does not
 * make a queue; and into one that the server has refused, so that a correction takes the place of what it corrects. Other
 * changes are left alone, because a later record may depend on an earlier one. False when both together come to nothing.
 */
async function addToOutbox(tx: StoreWrites, entry: NewEntry): Promise<boolean> {
  const all = await tx.outbox();
  const own = all.filter((other) => other.collection === entry.collection && other.key === entry.key);
  const before = own.at(-1);
  const isNewest = before !== undefined && before.seq === all.at(-1)?.seq;
  const folds =
    before !== undefined &&
    (before.state === 'failed' || (isNewest && before.state === 'waiting' && !before.attempted));
  if (!folds) {
    await tx.addEntry(entry);
    return true;
  }
  await tx.deleteEntry(before.seq);
  const folded = foldEntries(before, entry);
  if (folded === 'nothing') return false;
  await tx.addEntry({ ...entry, ...folded });
  return true;
}
