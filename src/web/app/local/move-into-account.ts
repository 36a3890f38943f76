import type { AnyCollection } from './collection.ts';
import type { LocalStore } from './local-store.ts';
import { wantedValue } from './settle-entry.ts';
import type { NewEntry, StoredRecord } from './stored-shapes.ts';

interface MoveParts {
  /** The records of whoever was not signed in. */
  from: LocalStore;
  into: LocalStore;
  userId: string;
  collections: ReadonlyMap<string, AnyCollection>;
  now(): number;
}

const movedMeta = (moveKey: string) => `moved:${moveKey}`;

/**
 * Gives the records of the signed-out visitor to the account, as changes that wait to be sent. In three steps, each of which can be
 * the last before a crash: the records are marked as this person's, so that nobody else who signs in here gets them; they
 * are put into the account's store, once; they are removed where they were. Gives how many were moved.
 */
export async function moveIntoAccount({ from, into, userId, collections, now }: MoveParts): Promise<number> {
  const movable = await from.write(async (tx) => {
    const claimed: StoredRecord[] = [];
    for (const record of await tx.everyRecord()) {
      if (collections.get(record.collection)?.signedOut !== 'local' || record.moveKey === undefined) continue;
      if (record.claimedBy !== undefined && record.claimedBy !== userId) continue;
      claimed.push({ ...record, claimedBy: userId });
      if (record.claimedBy === undefined) await tx.putRecord({ ...record, claimedBy: userId });
    }
    return claimed;
  });
  let moved = 0;
  for (const record of movable) {
    if (await moveOne(into, collections, record, now())) moved += 1;
    await from.write((tx) => tx.deleteRecord(record.collection, record.key));
  }
  return moved;
}

async function moveOne(
  into: LocalStore,
  collections: ReadonlyMap<string, AnyCollection>,
  { collection: name, key, value, moveKey = '' }: StoredRecord,
  at: number,
): Promise<boolean> {
  const collection = collections.get(name);
  if (collection === undefined || value === null) return false;
  return into.write(async (tx) => {
    if ((await tx.meta(movedMeta(moveKey))) === true) return false;
    await tx.putMeta(movedMeta(moveKey), true);
    const entry: NewEntry = {
      id: moveKey,
      collection: name,
      key,
      kind: 'insert',
      changes: value,
      base: null,
      baseVersion: null,
      state: 'waiting',
      attempted: false,
      faults: 0,
      at,
    };
    await tx.addEntry(entry);
    const known = await tx.record(name, key);
    await tx.putRecord({
      collection: name,
      key,
      server: known?.server ?? null,
      version: known?.version ?? null,
      value: wantedValue(collection, await tx.entriesOf(name, key), known?.server ?? null),
    });
    return true;
  });
}
