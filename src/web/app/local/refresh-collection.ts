import type { AnyCollection } from './collection.ts';
import type { DataApi, Outcome } from './data-api.ts';
import { keyOf } from './edit-record.ts';
import type { LocalStore } from './local-store.ts';
import { sameJson } from './row.ts';
import { putServerCopy } from './settle-entry.ts';
import type { OutboxEntry } from './stored-shapes.ts';

/** Under this name it is kept that a collection was read whole at least once. */
export const loadedMeta = (collection: string) => `loaded:${collection}`;

/**
 * Brings the device's copy to what the server has. What waits in the outbox stays on top of it. Must not run while the outbox
 * is sent: an answer from before a change would undo that change on the screen.
 */
export async function refreshCollection(
  store: LocalStore,
  api: DataApi,
  collection: AnyCollection,
): Promise<Outcome<void>> {
  const outcome = await api.readAll(collection);
  if (outcome.kind !== 'done') return outcome;
  const { copies, unreadable } = outcome.value;
  if (unreadable > 0)
    console.warn(
      `${unreadable} records of ${collection.name} were made by a newer version and are not shown.`,
    );
  await store.write(async (tx) => {
    const waiting = new Map<string, OutboxEntry[]>();
    for (const entry of await tx.outbox()) {
      if (entry.collection !== collection.name) continue;
      waiting.set(entry.key, [...(waiting.get(entry.key) ?? []), entry]);
    }
    const known = new Map((await tx.records(collection.name)).map((record) => [record.key, record]));
    for (const copy of copies) {
      const key = keyOf(collection, copy.row);
      const record = known.get(key);
      known.delete(key);
      const isSame = record?.version === copy.version && sameJson(record.server, copy.row);
      if (!isSame) await putServerCopy(tx, collection, key, copy, waiting.get(key) ?? []);
    }
    // What the server no longer has. With unreadable rows it is not known which those are.
    for (const [key, record] of unreadable === 0 ? known : []) {
      if (record.server === null && waiting.has(key)) continue;
      await putServerCopy(tx, collection, key, null, waiting.get(key) ?? []);
    }
    if ((await tx.meta(loadedMeta(collection.name))) !== true)
      await tx.putMeta(loadedMeta(collection.name), true);
  });
  return { kind: 'done', value: undefined };
}
