import { limits } from '../../kernel/limits.ts';
import type { JobRun } from '../jobs/job-run.ts';
import type { ListedObject } from '../storage/storage.ts';

const appFile = /^apps\/([0-9a-f]{8}-[0-9a-f-]{27})\/([0-9a-f]{8}-[0-9a-f-]{27})\//;

/**
 * Files of versions that are gone. The row of a version is there before its first file and stays for as long as its app, so a
 * file without one is left over; young ones wait for the next day, as do those whose name says nothing.
 */
export async function purgeLeftoverFiles({
  database,
  storage,
  signal,
}: Pick<JobRun, 'database' | 'storage' | 'signal'>): Promise<number> {
  const youngest = Date.now() - limits.bin.leftoverMs;
  let removed = 0;
  let after: string | undefined;
  do {
    signal.throwIfAborted();
    const page = await storage.list('apps/', after === undefined ? {} : { after });
    const old = page.objects.filter(
      ({ key, modifiedAt }) => appFile.test(key) && modifiedAt.getTime() < youngest,
    );
    const ids = [...new Set(old.map(versionOf))];
    const { rows } = await database.tx('service_role', {}, (tx) =>
      tx.query<{ id: string }>('select id from public.app_versions where id = any ($1::uuid[])', [ids]),
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const object of old) {
      if (known.has(versionOf(object))) continue;
      signal.throwIfAborted();
      await storage.delete(object.key);
      removed += 1;
    }
    after = page.next ?? undefined;
  } while (after !== undefined);
  return removed;
}

function versionOf({ key }: ListedObject): string {
  return appFile.exec(key)?.[2] ?? '';
}
