import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Database, Tx } from '../db/database.ts';
import type { JobDefinition } from './define-job.ts';
import type { Queue, SendOptions } from './queue.ts';
import type { JobEntry, QueueOptions, QueueTiming } from './queue-options.ts';
import { runJob } from './run-job.server.ts';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.server.ts';

const wakeChannel = 'kora_jobs_wake';
export const deadLetters = 'dead-letters';

/** How recent a fault must be to count as "the queue is not well". */
const recentMs = 30_000;

export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { database, jobs, log } = options;
  const timing: QueueTiming = { ...limits.jobs, ...options.timing };
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => database.queueScript(text, values) },
    supervise: true,
    schedule: false,
    maintenanceIntervalSeconds: timing.supervisionSeconds,
    archiveCompletedAfterSeconds: limits.jobs.keepCompletedHours * 3_600,
    deleteAfterDays: limits.jobs.keepFailedDays,
  });
  let lastFaultAt = 0;
  boss.on('error', (error) => {
    lastFaultAt = Date.now();
    log.error({ err: error }, 'the job queue has a fault');
  });
  await oneAtATime(database, async () => {
    await boss.start();
    await declareQueues(boss, jobs, timing);
    await database.queueScript(
      'grant select on pgboss.queue to service_role; grant select, insert on pgboss.job to service_role',
    );
  });
  if (options.alone) await handBackLeftOvers(boss, database);

  const loops = new Map<string, WorkerLoop>();
  const stopping = new AbortController();
  let stopListening: (() => Promise<void>) | undefined;

  return {
    async send(job, input, send = {}) {
      if (stopping.signal.aborted) throw new KoraError('unavailable');
      if (send.tx !== undefined) return sendIn(boss, send.tx, job, input, send);
      return database.tx('service_role', {}, (tx) => sendIn(boss, tx, job, input, send));
    },
    async work() {
      for (const entry of jobs) {
        const { name, concurrency = 1 } = entry.job;
        const run = (job: PgBoss.JobWithMetadata<unknown>) =>
          runJob({ entry, job, options, heartbeatMs: timing.heartbeatMs, stopping: stopping.signal });
        loops.set(
          name,
          startWorkerLoop({ boss, name, concurrency, run, log, pollMs: timing.pollSeconds * 1_000 }),
        );
      }
      stopListening = await database.listen(wakeChannel, (name) => loops.get(name)?.wake());
    },
    async states() {
      const { rows } = await database.queueScript(
        'select state::text, count(*)::int as count from pgboss.job group by 1',
      );
      return Object.fromEntries(rows.map((row) => [String(row['state']), Number(row['count'])]));
    },
    async check() {
      if (Date.now() - lastFaultAt < recentMs)
        throw new KoraError('unavailable', { message: 'The job queue had a fault just now.' });
    },
    async stop(graceMs) {
      await stopListening?.();
      const drained = Promise.all([...loops.values()].map((loop) => loop.drain()));
      if (!(await endsWithin(drained, graceMs))) {
        await handBack(
          database,
          [...loops.values()].flatMap((loop) => loop.abandon()),
        );
      }
      stopping.abort();
      await boss.stop({ graceful: false });
    },
  };
}

/** The wake-up call is part of the transaction: it is heard when the job can be seen. */
async function sendIn<Input>(
  boss: PgBoss,
  tx: Tx,
  job: JobDefinition<Input>,
  input: Input,
  send: SendOptions,
): Promise<string | null> {
  const id = await boss.send(
    job.name,
    job.input.parse(input) as object,
    {
      ...sendOptions(job.name, send),
      db: {
        executeSql: async (text: string, values: unknown[]) => ({
          rows: (await tx.query(text, values)).rows,
        }),
      },
    } as PgBoss.SendOptions,
  );
  await tx.query('select pg_notify($1, $2)', [wakeChannel, job.name]);
  return id;
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** As if they had never been started: the next worker takes them at once, and it does not count as a failure. */
async function handBack(database: Database, ids: readonly string[]): Promise<void> {
  await database.queueScript(
    "update pgboss.job set state = 'retry', started_on = null, start_after = now() where state = 'active' and id = any($1::uuid[])",
    [ids],
  );
}

/** Processes that start together would make the same tables at the same moment and stand in each other's way. */
async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  // The embedded engine has one process and one connection: nobody to wait for, and the lock would hold it.
  if (database.engine === 'embedded') return work();
  await database.tx('service_role', {}, async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('kora.jobs'))");
    await work();
  });
}

async function declareQueues(boss: PgBoss, jobs: readonly JobEntry[], timing: QueueTiming): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const declare = async (name: string, queue: Omit<PgBoss.Queue, 'name'>) => {
    if (known.has(name)) await boss.updateQueue(name, { name, ...queue });
    else await boss.createQueue(name, { name, ...queue });
  };
  await declare(deadLetters, { retentionDays: limits.jobs.keepFailedDays });
  for (const { job } of jobs) {
    await declare(job.name, {
      policy: 'standard',
      retryLimit: job.retryLimit ?? limits.jobs.retryLimit,
      retryDelay: timing.retryDelaySeconds,
      retryBackoff: true,
      // The limit on silence, not on work: a job that lives says so (run-job).
      expireInSeconds: timing.silenceSeconds,
      deadLetter: deadLetters,
      retentionDays: limits.jobs.keepFailedDays,
    });
  }
}

/** After a crash nobody runs what is marked as running: let the supervision treat it as silent right now. */
async function handBackLeftOvers(boss: PgBoss, database: Database): Promise<void> {
  await database.queueScript(
    "update pgboss.job set started_on = now() - expire_in - interval '1 second' where state = 'active'",
  );
  await boss.maintain();
}

function sendOptions(
  name: string,
  { onceKey, startAfterSeconds, priority }: SendOptions,
): PgBoss.SendOptions {
  return {
    ...(onceKey === undefined ? {} : { id: idFor(name, onceKey) }),
    ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    ...(priority === undefined ? {} : { priority }),
  };
}

/** The same key gives the same id, and the database takes an id once. */
function idFor(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\0${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
