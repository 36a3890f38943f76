import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';

export interface WorkerLoop {
  /** Looks for a job right now instead of at the next poll. */
  wake(): void;
  /** Takes no new job; resolves when the one that runs has ended. */
  drain(): Promise<void>;
  /** Ids of jobs that still run. Called after `drain` took too long; their results are not recorded any more. */
  abandon(): string[];
}

export interface WorkerLoopOptions {
  boss: PgBoss;
  name: string;
  concurrency: number;
  run(job: PgBoss.JobWithMetadata<unknown>): Promise<unknown>;
  log: Logger;
  pollMs: number;
}

const afterFaultMs = 1_000;

/**
 * Fetches, runs, and says how it went. pg-boss's own `work` is not used because it gives up on a job after its
 * expiry, which here is the limit on silence and not on work.
 */
export function startWorkerLoop({
  boss,
  name,
  concurrency,
  run,
  log,
  pollMs,
}: WorkerLoopOptions): WorkerLoop {
  const running = new Set<string>();
  const wakers = new Set<() => void>();
  let draining = false;
  let abandoned = false;
  // A wake that comes while everybody is busy must not be lost.
  let woken = false;

  function rest(ms: number): Promise<void> {
    if (woken || draining) {
      woken = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        wakers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      wakers.add(end);
    });
  }

  async function settle(job: PgBoss.JobWithMetadata<unknown>): Promise<void> {
    running.add(job.id);
    try {
      const result = await run(job);
      if (!abandoned) await boss.complete(name, job.id, asOutput(result));
    } catch (error) {
      if (!abandoned)
        await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(job.id);
    }
  }

  async function loop(): Promise<void> {
    while (!draining) {
      try {
        const [job] = await boss.fetch<unknown>(name, { batchSize: 1, includeMetadata: true });
        if (job === undefined) await rest(pollMs);
        else await settle(job as PgBoss.JobWithMetadata<unknown>);
      } catch (error) {
        // The job, if any, stays marked as running and is taken over when its silence is noticed.
        log.error({ err: error, job: name }, 'the queue could not be reached');
        await rest(afterFaultMs);
      }
    }
  }

  const loops = Array.from({ length: concurrency }, loop);

  function wake(): void {
    const [first] = wakers;
    if (first === undefined) woken = true;
    else first();
  }

  return {
    wake,
    async drain() {
      draining = true;
      for (const end of wakers) end();
      await Promise.all(loops);
    },
    abandon() {
      abandoned = true;
      return [...running];
    },
  };
}

function asOutput(result: unknown): object | undefined {
  return typeof result === 'object' && result !== null ? result : undefined;
}
