import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.server.ts';
import { defineJob } from './define-job.ts';
import type { JobRun, JobTools } from './job-run.ts';
import { deadLetters, openQueue } from './open-queue.server.ts';
import type { Queue } from './queue.ts';
import type { JobEntry, QueueTiming } from './queue-options.ts';

const log = pino({ level: 'silent' });
const echo = defineJob({ name: 'echo', input: z.object({ text: z.string() }), retryLimit: 2 });
const fast: Partial<QueueTiming> = {
  retryDelaySeconds: 0,
  supervisionSeconds: 1,
  silenceSeconds: 1,
  heartbeatMs: 200,
  pollSeconds: 0.2,
};

type Behaviour = (run: JobRun, input: { text: string }) => Promise<unknown>;

describe.each(engines)('the job queue on %s', (engine) => {
  let test: TestDatabase;
  const open: Queue[] = [];

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'), { poolSize: 6 });
  });
  afterEach(async () => {
    for (const queue of open.splice(0)) await queue.stop(1_000);
    await test.database.queueScript('delete from pgboss.job');
  });
  afterAll(() => test.close());

  async function start(
    behaviour: Behaviour,
    more: { alone?: boolean; timing?: Partial<QueueTiming>; work?: boolean } = {},
  ) {
    const entry = { job: echo, load: async () => ({ run: behaviour }) } as unknown as JobEntry;
    const tools = { database: test.database, log } as JobTools;
    const timing = { ...fast, ...more.timing };
    const queue = await openQueue({
      database: test.database,
      jobs: [entry],
      tools,
      log,
      alone: more.alone ?? false,
      timing,
    });
    open.push(queue);
    if (more.work !== false) await queue.work();
    return queue;
  }

  const stateOf = async (id: string | null) => {
    const { rows } = await test.database.queueScript(
      'select state::text as state from pgboss.job where id = $1',
      [id],
    );
    return rows[0]?.['state'];
  };

  it('runs a job soon after it was sent, once', async () => {
    const seen: string[] = [];
    const queue = await start(async (_, { text }) => seen.push(text));
    const started = Date.now();
    const id = await queue.send(echo, { text: 'hello' });
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['hello']);
    await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('completed');
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(seen).toHaveLength(1);
  });

  it('sends with a transaction or not at all', async () => {
    const seen: string[] = [];
    const queue = await start(async (_, { text }) => seen.push(text));
    await expect(
      test.database.tx('service_role', {}, async (tx) => {
        await queue.send(echo, { text: 'rolled back' }, { tx });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await test.database.tx('service_role', {}, (tx) => queue.send(echo, { text: 'committed' }, { tx }));
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['committed']);
  });

  it('takes one key once', async () => {
    const queue = await start(async () => {}, { work: false });
    const first = await queue.send(echo, { text: 'a' }, { onceKey: 'order-7' });
    expect(first).toBeTypeOf('string');
    expect(await queue.send(echo, { text: 'b' }, { onceKey: 'order-7' })).toBeNull();
    expect(await queue.send(echo, { text: 'c' }, { onceKey: 'order-8' })).toBeTypeOf('string');
  });

  it('refuses input that is not of the job', async () => {
    const queue = await start(async () => {}, { work: false });
    await expect(queue.send(echo, { text: 7 } as never)).rejects.toThrow();
  });

  it('tries again after a failure and keeps what failed to the end as a dead letter', async () => {
    const attempts: number[] = [];
    const queue = await start(async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error('always');
    });
    const id = await queue.send(echo, { text: 'doomed' });
    await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe('failed');
    expect(attempts).toEqual([1, 2, 3]);
    const { rows } = await test.database.queueScript('select data from pgboss.job where name = $1', [
      deadLetters,
    ]);
    expect(rows).toEqual([{ data: { text: 'doomed' } }]);
  });

  it('keeps a long job alive by its signs of life, and takes over one that fell silent', async () => {
    let runs = 0;
    const queue = await start(async () => {
      runs++;
      await new Promise((resolve) => setTimeout(resolve, 2_500));
    });
    const id = await queue.send(echo, { text: 'long' });
    await expect.poll(() => stateOf(id), { timeout: 12_000 }).toBe('completed');
    expect(runs).toBe(1);

    // A worker that died: marked as running by nobody.
    const dead = await queue.send(echo, { text: 'left' }, { startAfterSeconds: 600 });
    await test.database.queueScript(
      "update pgboss.job set state = 'active', start_after = now(), started_on = now() where id = $1",
      [dead],
    );
    await expect.poll(() => stateOf(dead), { timeout: 20_000, interval: 200 }).toBe('completed');
    expect(runs).toBe(2);
  }, 40_000);

  it('takes over at once after a crash when it is alone on the database', async () => {
    const before = await start(async () => {}, { work: false });
    const id = await before.send(echo, { text: 'left over' });
    await test.database.queueScript(
      "update pgboss.job set state = 'active', started_on = now() where id = $1",
      [id],
    );
    const seen: string[] = [];
    await start(async (_, { text }) => seen.push(text), {
      alone: true,
      timing: { silenceSeconds: 3_000, supervisionSeconds: 600 },
    });
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['left over']);
  });

  it('lets a running job end when it stops, and hands back one that cannot', async () => {
    let done = false;
    const quick = await start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      done = true;
    });
    const finished = await quick.send(echo, { text: 'quick' });
    await expect.poll(() => stateOf(finished), { timeout: 5_000, interval: 20 }).toBe('active');
    await quick.stop(5_000);
    expect(done).toBe(true);
    expect(await stateOf(finished)).toBe('completed');

    let aborted = false;
    const slow = await start(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('stopped'));
          });
        }),
    );
    const handedBack = await slow.send(echo, { text: 'slow' });
    await expect.poll(() => stateOf(handedBack), { timeout: 5_000, interval: 20 }).toBe('active');
    await slow.stop(1_000);
    expect(aborted).toBe(true);
    expect(await stateOf(handedBack)).toBe('retry');
  }, 20_000);
});

describe('several processes on one fresh PostgreSQL', () => {
  it("open the queue at the same moment without standing in each other's way", async () => {
    const test = await openTestDatabase('postgres', inject('postgresUrl'), { poolSize: 12 });
    try {
      const entry = { job: echo, load: async () => ({ run: async () => undefined }) } as unknown as JobEntry;
      const options = { database: test.database, jobs: [entry], log, alone: false, timing: fast };
      const opened = await Promise.all(
        Array.from({ length: 4 }, () =>
          openQueue({ ...options, tools: { database: test.database, log } as JobTools }),
        ),
      );
      expect(opened).toHaveLength(4);
      await Promise.all(opened.map((queue) => queue.stop(0)));
    } finally {
      await test.close();
    }
  });
});
