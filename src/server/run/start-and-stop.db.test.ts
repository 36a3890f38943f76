import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startOldPostgres } from '../../testing/database/old-postgres.server.ts';
import { createDatabase, dropDatabase } from '../../testing/database/open-test-database.server.ts';
import { builtProgram, ensureBuilt } from '../../testing/server/built-program.server.ts';
import { packageRoot } from '../package-root.server.ts';

interface Process {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  ready: Promise<string>;
  ended: Promise<number | null>;
}

describe('a server process', () => {
  let directory: string;
  const running = new Set<ChildProcess>();

  beforeAll(ensureBuilt, 180_000);
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-process-'));
  });
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    rmSync(directory, { recursive: true, force: true });
  });

  function run(
    environment: Record<string, string> = {},
    entry: 'serve' | 'work' = 'serve',
    identity: { uid?: number; gid?: number } = {},
  ): Process {
    const child = spawn(process.execPath, [builtProgram(entry)], {
      cwd: packageRoot(),
      env: { PORT: '0', KORA_DATA_DIR: join(directory, 'data'), ...environment },
      ...identity,
    });
    running.add(child);
    let output = '';
    const ready = new Promise<string>((resolve) => {
      const hear = (bytes: Buffer) => {
        output += bytes.toString();
        const address = / is ready(?: at (http:\S+))?\n/.exec(output);
        if (address !== null) resolve(address[1] ?? '');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', (code) => {
        running.delete(child);
        resolve(code);
      });
    });
    return { child, output: () => output, ready, ended };
  }

  async function refusal(process_: Process): Promise<{ code: number | null; output: string }> {
    const code = await process_.ended;
    return { code, output: process_.output() };
  }

  it('prints one line, answers, refuses a second process on its data, and ends in order', async () => {
    const first = run();
    const url = await first.ready;
    expect(first.output()).toBe(`Kora is ready at ${url}\n`);
    // The name and not the number: passkeys work only there.
    expect(new URL(url).hostname).toBe('localhost');
    expect((await fetch(`${url}/health`)).status).toBe(200);

    const second = await refusal(run());
    expect(second).toMatchObject({ code: 75 });
    expect(second.output).toMatch(/is in use by process \d+ .*Stop that one first, or set KORA_DATA_DIR/);
    expect((await fetch(`${url}/health`)).status).toBe(200);

    const samePort = await refusal(run({ PORT: new URL(url).port, KORA_DATA_DIR: join(directory, 'other') }));
    expect(samePort).toMatchObject({
      code: 69,
      output: expect.stringMatching(/Port \d+ is in use.*set PORT/),
    });

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const again = run();
    await again.ready;
    again.child.kill('SIGKILL');
    await again.ended;
    const afterCrash = run();
    expect((await fetch(`${await afterCrash.ready}/health`)).status).toBe(200);
  }, 240_000);

  it('stops at wrong settings and names each', async () => {
    expect(await refusal(run({ PORT: 'abc', SMTP_URL: 'mail.example' }))).toEqual({
      code: 78,
      output: expect.stringMatching(/PORT: expected a whole number.*SMTP_URL: expected smtp:/s),
    });
  });

  it('says what is wrong with a PostgreSQL that is not there, does not let us in, or is too old', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const absent = await refusal(run({ DATABASE_URL: `postgres://kora:hunter2@127.0.0.1:${port}/kora` }));
    expect(absent).toMatchObject({
      code: 69,
      output: expect.stringMatching(
        /PostgreSQL at 127\.0\.0\.1:\d+\/kora cannot be used.*Check DATABASE_URL/,
      ),
    });
    expect(absent.output).not.toContain('hunter2');

    const unknown = new URL(inject('postgresUrl'));
    unknown.pathname = '/no_such_database';
    expect(await refusal(run({ DATABASE_URL: unknown.href }))).toMatchObject({
      code: 69,
      output: expect.stringContaining('no_such_database'),
    });

    const old = await startOldPostgres('140012', '14.12');
    try {
      expect(await refusal(run({ DATABASE_URL: old.url }))).toMatchObject({
        code: 69,
        output: expect.stringContaining('is version 14.12; version 15 or newer is needed'),
      });
    } finally {
      await old.stop();
    }
  }, 240_000);

  it('says what is wrong with a data directory that cannot be written', async () => {
    const locked = join(directory, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(directory, 0o755);
    const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    expect(await refusal(run({ KORA_DATA_DIR: join(locked, 'data') }, 'serve', identity))).toMatchObject({
      code: 73,
      output: expect.stringMatching(/may not be written by this user/),
    });
  }, 240_000);

  it('says so when the database is damaged, and starts from a copy put in its place', async () => {
    const first = run();
    await first.ready;
    first.child.kill('SIGTERM');
    await first.ended;
    const data = join(directory, 'data');
    cpSync(data, join(directory, 'copy'), { recursive: true });
    rmSync(join(data, 'database/global'), { recursive: true });
    expect(await refusal(run())).toMatchObject({
      code: 69,
      output: expect.stringMatching(/does not open.*restore the directory from a backup/s),
    });
    rmSync(data, { recursive: true });
    cpSync(join(directory, 'copy'), data, { recursive: true });
    expect((await fetch(`${await run().ready}/health`)).status).toBe(200);
  }, 240_000);

  it('runs jobs in a worker of its own on PostgreSQL, and only there', async () => {
    expect(await refusal(run({}, 'work'))).toMatchObject({
      code: 78,
      output: expect.stringContaining('needs DATABASE_URL'),
    });
    const url = await createDatabase(inject('postgresUrl'));
    try {
      const worker = run({ DATABASE_URL: url }, 'work');
      await worker.ready;
      worker.child.kill('SIGTERM');
      expect(await worker.ended).toBe(0);
    } finally {
      await dropDatabase(inject('postgresUrl'), url);
    }
  }, 240_000);
});
