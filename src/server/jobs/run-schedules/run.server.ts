import type { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { runDueSchedule } from '../../agents/run-due-schedule.server.ts';
import type { JobRun } from '../job-run.ts';
import type { job } from './job.ts';

/** One after the other; each is kept by itself, so that the round can be broken off anywhere. */
export async function run(jobRun: JobRun, { siteUrl }: z.infer<(typeof job)['input']>): Promise<void> {
  let done = 0;
  while (done < limits.schedules.perRound && !jobRun.signal.aborted) {
    if (!(await runDueSchedule(jobRun, siteUrl))) break;
    done += 1;
  }
  if (done > 0) jobRun.log.info({ done }, 'agents did what was due');
}
