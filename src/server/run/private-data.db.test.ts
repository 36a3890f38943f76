import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram, ensureBuilt } from '../../testing/server/built-program.server.ts';
import { packageRoot } from '../package-root.server.ts';

/** Everything below that somebody else can read or enter, with its mode. */
function openBelow(path: string): string[] {
  const found = lstatSync(path);
  const own = (found.mode & 0o077) === 0 ? [] : [`${(found.mode & 0o777).toString(8)} ${path}`];
  if (!found.isDirectory()) return own;
  return [...own, ...readdirSync(path).flatMap((name) => openBelow(join(path, name)))];
}

describe.skipIf(process.platform === 'win32')('the data directory of a server', () => {
  let directory: string;
  let data: string;
  let child: ChildProcess | undefined;

  beforeAll(ensureBuilt, 180_000);
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'kora-mask-'));
    data = join(directory, 'data');
  });
  afterEach(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** With the most careless mask that there is. */
  async function start(environment: Record<string, string> = {}): Promise<{ url: string; output: string }> {
    const started = spawn(
      '/bin/sh',
      ['-c', 'umask 000; exec "$0" "$1"', process.execPath, builtProgram('serve')],
      {
        cwd: packageRoot(),
        env: { PORT: '0', KORA_DATA_DIR: data, ...environment },
      },
    );
    child = started;
    let output = '';
    return new Promise((resolve, reject) => {
      const hear = (bytes: Buffer) => {
        output += bytes.toString();
        const url = / is ready at (http:\S+)\n/.exec(output)?.[1];
        if (url !== undefined) resolve({ url, output });
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('close', () => reject(new Error(output)));
    });
  }

  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('close', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  async function use(url: string): Promise<void> {
    const body = JSON.stringify({ email: 'ada@kora.example', password: 'correct horse battery' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
    await fetch(`${url}/auth/v1/recover`, { method: 'POST', headers, body });
    await expect.poll(() => readdirSync(join(data, 'outbox')).length, { timeout: 20_000 }).toBeGreaterThan(0);
  }

  it('is for its own user alone whatever the mask, also after a restart', async () => {
    const first = await start();
    await use(first.url);
    expect(openBelow(data)).toEqual([]);
    expect(first.output).toBe(`Kora is ready at ${first.url}\n`);
    await stop();
    expect(openBelow(data)).toEqual([]);
    await use((await start()).url);
    expect(openBelow(data)).toEqual([]);
  }, 120_000);

  it('of an older version is closed at the start, which says so once', async () => {
    await start();
    await stop();
    for (const name of ['', 'database', 'database/PG_VERSION', 'outbox'])
      chmodSync(join(data, name), name.endsWith('VERSION') ? 0o644 : 0o755);
    const { output } = await start();
    expect(output.match(/other users could read the data directory; that is ended now/g)).toHaveLength(1);
    expect(openBelow(data)).toEqual([]);
    await stop();
    expect((await start()).output).not.toContain('other users');
  }, 120_000);

  it('that we may not close is told of at the start and by the health check, with what to do', async () => {
    // Shared on purpose: the sticky bit says that it is not ours to close.
    data = mkdtempSync(join(directory, 'shared-'));
    chmodSync(data, 0o1777);
    const { url, output } = await start();
    expect(output).toContain('Run \\"chmod -R go= <data directory>\\" as its owner');
    const answer = await fetch(`${url}/health`);
    expect(answer.status).toBe(200);
    const { checks } = (await answer.json()) as { checks: Record<string, { message?: string }> };
    expect(checks['disk']?.message).toMatch(/^Other users of this computer can read the data directory\./);
    expect(openBelow(join(data, 'database'))).toEqual([]);
  }, 120_000);
});
