import type PgBoss from 'pg-boss';
import { limits } from '../../kernel/limits.ts';
import type { JobRun } from './job-run.ts';
import type { JobEntry, QueueOptions } from './queue-options.ts';

export interface RunJobOptions {
  entry: JobEntry;
  job: PgBoss.JobWithMetadata<unknown>;
  options: QueueOptions;
  heartbeatMs: number;
  stopping: AbortSignal;
}

/** One try at one job: with signs of life while it runs, and an end when it takes too long. */
export async function runJob({
  entry,
  job,
  options,
  heartbeatMs,
  stopping,
}: RunJobOptions): Promise<unknown> {
  const { database, tools } = options;
  const log = options.log.child({ job: entry.job.name, job_id: job.id });
  const deadline = AbortSignal.timeout(entry.job.runMs ?? limits.jobs.runMs);
  const signal = AbortSignal.any([deadline, stopping]);
  const heartbeat = setInterval(() => {
    database
      .queueScript("update pgboss.job set started_on = now() where id = $1 and state = 'active'", [job.id])
      .catch((error: unknown) => log.warn({ err: error }, 'a sign of life could not be written'));
  }, heartbeatMs);
  try {
    const { run } = await entry.load();
    const input = entry.job.input.parse(job.data);
    const given: JobRun = { ...tools, log, id: job.id, attempt: job.retryCount + 1, signal };
    const started = performance.now();
    const work = (run as (run: JobRun, input: unknown) => Promise<unknown>)(given, input);
    const result = await Promise.race([work, failWhenAborted(signal)]);
    log.info({ ms: Math.round(performance.now() - started), attempt: given.attempt }, 'job done');
    return result;
  } catch (error) {
    log.warn({ err: error, attempt: job.retryCount + 1, of: job.retryLimit + 1 }, 'job failed');
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

function failWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () =>
      reject(new Error('The job took too long or the process stopped.', { cause: signal.reason }));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
