import type { Logger } from 'pino';
import { limits } from '../../kernel/limits.ts';
import type { Database } from '../db/database.ts';
import { job } from '../jobs/make-version/job.ts';
import { failVersionIn } from './version-progress.server.ts';

/**
 * A version whose job is in no queue any more would be "building" for ever: it was tried as often as a job may be, and
 * each time the process died. It is ended with the reason.
 */
export function endLostVersions(database: Database): Promise<number> {
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ id: string; app_id: string }>(
      `select v.id, v.app_id from public.app_versions v
       where v.status in ('queued', 'building') and v.created_at < now() - make_interval(secs => $1)
         and not exists (
           select from pgboss.job j where j.name = $2 and (j.data ->> 'versionId' = v.id::text or (
               -- What asks a model after a version that works is made by the job of that one.
               j.data ->> 'model' is not null and j.data ->> 'versionId' =
                 (select b.id::text from public.app_versions b where b.app_id = v.app_id and b.number = v.based_on)
             ))
             and j.state in ('created', 'retry', 'active')
         )`,
      [limits.apps.lostSeconds, job.name],
    );
    for (const version of rows)
      await failVersionIn(tx, version, 'The work was broken off several times. Try again.');
    return rows.length;
  });
}

/** Looks now and from then on; the answer stops it. */
export function endLostVersionsRegularly(database: Database, log: Logger): () => void {
  const look = () =>
    void endLostVersions(database).catch((error: unknown) =>
      log.warn({ err: error }, 'lost versions could not be looked for'),
    );
  look();
  const timer = setInterval(look, limits.apps.lookForLostMs);
  return () => clearInterval(timer);
}
