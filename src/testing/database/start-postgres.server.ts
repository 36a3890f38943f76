import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.server.ts';
import { clusterPrefix, removeAbandonedClusters } from './abandoned-clusters.server.ts';
import { findCarriedPostgres, findInstalledPostgres, type PostgresPrograms } from './find-postgres.server.ts';
import { unpackCarriedPostgres } from './unpack-carried-postgres.server.ts';
import { unprivilegedUser } from './unprivileged-user.server.ts';

export interface StartedPostgres {
  /** Of the superuser `postgres`, without a password. */
  readonly url: string;
  readonly version: number;
  stop(): Promise<void>;
}

/** A test loses nothing in a power cut, so nothing waits for the disk. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  autovacuum: 'off',
  log_min_messages: 'warning',
};

/** Starts a private PostgreSQL in a temporary folder, as an unprivileged user when we are root. */
export async function startPostgres(programs = findPrograms()): Promise<StartedPostgres> {
  removeAbandonedClusters();
  const folder = mkdtempSync(join(tmpdir(), clusterPrefix(process.pid)));
  try {
    const user = unprivilegedUser();
    const data = join(folder, 'data');
    chmodSync(folder, 0o755);
    mkdirSync(data, { mode: 0o700 });
    if (user !== undefined) chownSync(data, user.uid, user.gid);
    const usable = programs.carried ? unpackCarriedPostgres(programs, folder) : programs;
    const identity = user === undefined ? {} : { uid: user.uid, gid: user.gid };
    execFileSync(
      join(usable.folder, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
      { ...identity, cwd: folder, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const { child, port } = await startOnFreePort(usable, data, identity);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      version: usable.version,
      stop: () => stop(child, folder),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function findPrograms(): PostgresPrograms {
  const found = findInstalledPostgres() ?? findCarriedPostgres();
  if (found === undefined) {
    throw new Error(
      'No PostgreSQL 15 or newer was found. Install one (Debian: apt-get install postgresql), or name a server with TEST_DATABASE_URL.',
    );
  }
  return found;
}

/** Settings in PG… variables of the caller would reach the server and its tools. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** Between finding a free port and taking it, another program may take it: then the next one is tried. */
async function startOnFreePort(
  programs: PostgresPrograms,
  data: string,
  identity: { uid?: number; gid?: number },
): Promise<{ child: ChildProcess; port: number }> {
  let said = '';
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = await freePort();
    const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawn(join(programs.folder, 'postgres'), ['-D', data, ...options], {
      ...identity,
      cwd: data,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    said = '';
    child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
    if (await answers(child, port)) {
      process.once('exit', () => child.kill('SIGQUIT'));
      return { child, port };
    }
    child.kill('SIGKILL');
  }
  throw new Error(`PostgreSQL did not start:\n${said}`);
}

/** Waits until the server takes queries; false when it has ended instead or takes too long. */
async function answers(child: ChildProcess, port: number): Promise<boolean> {
  const until = Date.now() + 30_000;
  // One that could not even be started has no number.
  const runs = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  child.once('error', () => undefined);
  while (runs() && Date.now() < until) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** Fast first; a server that does not go is made to. */
async function stop(child: ChildProcess, folder: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    await Promise.race([once(child, 'exit'), sleep(8_000, undefined, { ref: false })]);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
