import { forgetKeys } from '../../rest/idempotency/forget-keys.server.ts';
import type { JobRun } from '../job-run.ts';

export async function run({ database, log }: JobRun): Promise<void> {
  log.info({ removed: await forgetKeys(database) }, 'old idempotency keys removed');
}
