import type { Tx } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { job as removeAppFiles } from '../jobs/remove-app-files/job.ts';
import type { Storage } from '../storage/storage.ts';

/** Everything that an app has left in the file store. What is gone already is no fault, so it can be done twice. */
export async function purgeAppFiles(storage: Storage, appId: string, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (;;) {
    // From the start each time: what was listed is gone.
    const { objects } = await storage.list(`apps/${appId}/`);
    if (objects.length === 0) return removed;
    for (const { key } of objects) {
      signal?.throwIfAborted();
      await storage.delete(key);
      removed += 1;
    }
  }
}

const idsInOneJob = 200;

/** To be called in the transaction that removes the apps: their files go exactly when that is committed. */
export async function sendFilesAway(queue: Queue, tx: Tx, appIds: readonly string[]): Promise<void> {
  for (let at = 0; at < appIds.length; at += idsInOneJob)
    await queue.send(removeAppFiles, { appIds: appIds.slice(at, at + idsInOneJob) }, { tx });
}

/** The same for everything that somebody has made, before their account goes. */
export async function sendFilesOfUserAway(queue: Queue, tx: Tx, userId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string }>('select id from public.apps where user_id = $1', [userId]);
  await sendFilesAway(
    queue,
    tx,
    rows.map(({ id }) => id),
  );
}
