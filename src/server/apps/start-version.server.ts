import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { job as makeVersion } from '../jobs/make-version/job.ts';
import { previewKeyLength } from './preview-key.ts';
import { insertVersion, type NewVersion } from './version-store.server.ts';

/** A version and the job that makes it: one is not there without the other. */
export async function startVersion(
  call: FunctionCall,
  tx: Tx,
  version: Omit<NewVersion, 'previewKey' | 'requestKey'>,
  /** The model that is asked for it or for what follows it, as `list-models` names it. */
  model?: string,
): Promise<string> {
  const { ids, queue } = call.services;
  const { id } = await insertVersion(tx, {
    ...version,
    previewKey: ids.token(previewKeyLength),
    requestKey: call.idempotencyKey ?? null,
  });
  await tx.query(
    `insert into public.builds (app_id, build_status) values ($1, 'queued')
     on conflict (app_id) do update set build_status = 'queued', error = null, started_at = null, finished_at = null`,
    [version.appId],
  );
  await queue.send(makeVersion, { versionId: id, ...(model === undefined ? {} : { model }) }, { tx });
  return id;
}
