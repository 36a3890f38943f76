import { limits } from '../../../kernel/limits.ts';
import type { Database } from '../../db/database.ts';
import { listenToVersion } from '../version-news.server.ts';
import { readProgress } from '../version-store.server.ts';

/** A signal that is given when a version has ended meanwhile: whoever cancelled it wants no further word of a model. */
export async function stopWhenEnded(
  database: Database,
  versionId: string,
  from: AbortSignal,
): Promise<{ signal: AbortSignal; close(): Promise<void> }> {
  const ended = new AbortController();
  const news = await listenToVersion(database, versionId);
  let isClosed = false;
  async function watch(): Promise<void> {
    while (!isClosed && !from.aborted) {
      const row = await database.tx('service_role', {}, (tx) => readProgress(tx, versionId));
      if (row === undefined || row.status === 'failed') return ended.abort();
      await news.next(limits.apps.progressPollMs);
    }
  }
  // A database that is away ends the version in its own way.
  const watching = watch().catch(() => undefined);
  return {
    signal: AbortSignal.any([from, ended.signal]),
    async close() {
      isClosed = true;
      await news.close();
      void watching;
    },
  };
}
