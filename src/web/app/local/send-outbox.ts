import { limits } from '../../../kernel/limits.ts';
import type { AnyCollection } from './collection.ts';
import type { DataApi, Outcome } from './data-api.ts';
import type { LocalStore } from './local-store.ts';
import { type ServerCopy, settleConflict, settleRefused, settleSent } from './settle-entry.ts';
import type { OutboxEntry } from './stored-shapes.ts';

export interface SendParts {
  store: LocalStore;
  api: DataApi;
  collections: ReadonlyMap<string, AnyCollection>;
  newKey(): string;
}

/** Why the outbox rests: nothing is left that could be sent, or it has to wait. */
export type Rest = { kind: 'empty' } | { kind: 'no-session' } | { kind: 'later'; afterMs?: number };

/** Sends what waits, one after the other. Only one caller at a time: the holder of the lock. */
export async function sendOutbox(parts: SendParts): Promise<Rest> {
  for (;;) {
    const entry = await takeNext(parts);
    if (entry === undefined) return { kind: 'empty' };
    const rest = await sendOne(parts, entry);
    if (rest !== undefined) return rest;
  }
}

/** Marked before it is sent: whatever happens from here on, this request is repeated and not made anew. */
function takeNext({ store, collections }: SendParts): Promise<OutboxEntry | undefined> {
  return store.write(async (tx) => {
    // Records whose change failed, and collections that only a newer version knows, wait; the others go on.
    const next = (await tx.outbox()).find(
      ({ state, collection }) => state !== 'failed' && collections.has(collection),
    );
    if (next === undefined) return undefined;
    const taken: OutboxEntry = { ...next, state: 'sending', attempted: true };
    await tx.putEntry(taken);
    return taken;
  });
}

async function sendOne(parts: SendParts, entry: OutboxEntry): Promise<Rest | undefined> {
  const { store, api } = parts;
  const collection = collectionOf(parts, entry);
  let current = entry;
  for (let round = 0; round < limits.local.conflictRounds; round++) {
    const outcome = await api.send(collection, current);
    if (outcome.kind === 'done') {
      const copy = outcome.value;
      const sent = current;
      await store.write((tx) => settleSent(tx, collection, sent, copy));
      return undefined;
    }
    if (outcome.kind !== 'conflict') return handOver(parts, current, outcome);
    const rebased = await rebase(parts, collection, current);
    if (!('seq' in rebased)) return rebased.rest;
    current = rebased;
  }
  await putBack(store, current);
  return { kind: 'later' };
}

/** Gives the entry as it is to be sent next; or, when there is no such, how it goes on. */
async function rebase(
  parts: SendParts,
  collection: AnyCollection,
  entry: OutboxEntry,
): Promise<OutboxEntry | { rest: Rest | undefined }> {
  const { store, api, newKey } = parts;
  const theirs = await api.readOne(collection, entry.key);
  if (theirs.kind !== 'done') return { rest: await handOver(parts, entry, theirs) };
  if (isUntouched(entry, theirs.value)) {
    const refusal = { status: 403, message: 'You may not change this.' };
    await store.write((tx) => settleRefused(tx, entry, refusal));
    return { rest: undefined };
  }
  const key = newKey();
  const next = await store.write(async (tx) => {
    const left = await settleConflict(tx, collection, entry, theirs.value, key);
    return left ? (await tx.entriesOf(entry.collection, entry.key)).find(({ id }) => id === key) : undefined;
  });
  if (next === undefined) return { rest: undefined };
  const taken: OutboxEntry = { ...next, state: 'sending', attempted: true };
  await store.write((tx) => tx.putEntry(taken));
  return taken;
}

/** The copy is there and as expected, and still the server changed nothing: the person may read it, no more. */
function isUntouched({ kind, baseVersion }: OutboxEntry, theirs: ServerCopy | null): boolean {
  return kind !== 'insert' && theirs !== null && baseVersion !== null && theirs.version === baseVersion;
}

async function handOver(
  { store }: SendParts,
  entry: OutboxEntry,
  outcome: Exclude<Outcome<unknown>, { kind: 'done' }>,
): Promise<Rest | undefined> {
  if (outcome.kind === 'refused') {
    await store.write((tx) => settleRefused(tx, entry, outcome.refusal));
    return undefined;
  }
  if (outcome.kind === 'no-session' || outcome.kind === 'conflict') {
    await putBack(store, entry);
    return outcome.kind === 'conflict' ? { kind: 'later' } : { kind: 'no-session' };
  }
  const faults = entry.faults + (outcome.fault ? 1 : 0);
  if (faults >= limits.local.faultsBeforeFailed) {
    await store.write((tx) => settleRefused(tx, { ...entry, faults }, outcome.refusal));
    return undefined;
  }
  await putBack(store, { ...entry, faults });
  return { kind: 'later', ...(outcome.afterMs === undefined ? {} : { afterMs: outcome.afterMs }) };
}

async function putBack(store: LocalStore, entry: OutboxEntry): Promise<void> {
  await store.write((tx) => tx.putEntry({ ...entry, state: 'waiting' }));
}

function collectionOf({ collections }: SendParts, { collection }: OutboxEntry): AnyCollection {
  const found = collections.get(collection);
  if (found === undefined) throw new Error(`There is no collection ${collection}.`);
  return found;
}
