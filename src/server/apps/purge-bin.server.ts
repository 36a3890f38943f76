import { limits } from '../../kernel/limits.ts';
import type { JobRun } from '../jobs/job-run.ts';
import { purgeAppFiles } from './purge-app-files.server.ts';

/**
 * Apps that were in the bin long enough go, one after the other: the row with everything that belongs to it, then the files.
 * Files whose row went before the process died are found by `purgeLeftoverFiles`.
 */
export async function purgeBin({
  database,
  storage,
  signal,
}: Pick<JobRun, 'database' | 'storage' | 'signal'>): Promise<number> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await database.tx('service_role', {}, (tx) =>
      tx.query<{ id: string }>(
        `delete from public.apps where id = (
           select id from public.apps where deleted_at < now() - make_interval(days => $1)
           order by deleted_at limit 1 for update skip locked
         ) returning id`,
        [limits.bin.days],
      ),
    );
    const [app] = rows;
    if (app === undefined) return removed;
    await purgeAppFiles(storage, app.id, signal);
    removed += 1;
  }
}
