import type { z } from 'zod';
import { makeVersion } from '../../apps/make-version.server.ts';
import type { JobRun } from '../job-run.ts';
import type { job } from './job.ts';

export function run(jobRun: JobRun, { versionId, model }: z.infer<(typeof job)['input']>): Promise<void> {
  return makeVersion(jobRun, versionId, model);
}
