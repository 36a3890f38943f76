import type { Database, Tx } from '../db/database.ts';

/** Heard by every server whenever a version gets further. */
const channel = 'kora_versions';

/** Part of the transaction of the change: it is heard when the change can be seen. */
export async function tellAbout(tx: Tx, versionId: string): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [channel, versionId]);
}

export interface VersionNews {
  /** Resolves at the next change, or after `ms`: what was announced may have been missed. */
  next(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function listenToVersion(database: Database, versionId: string): Promise<VersionNews> {
  let missed = false;
  let wake: (() => void) | undefined;
  const stop = await database.listen(channel, (told) => {
    if (told !== versionId) return;
    missed = true;
    wake?.();
  });
  return {
    async next(ms) {
      if (!missed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      missed = false;
      wake = undefined;
    },
    close: stop,
  };
}
