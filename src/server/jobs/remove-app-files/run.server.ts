import type { z } from 'zod';
import { purgeAppFiles } from '../../apps/purge-app-files.server.ts';
import type { JobRun } from '../job-run.ts';
import type { job } from './job.ts';

export async function run(
  { storage, signal }: JobRun,
  { appIds }: z.infer<(typeof job)['input']>,
): Promise<void> {
  for (const appId of appIds) await purgeAppFiles(storage, appId, signal);
}
