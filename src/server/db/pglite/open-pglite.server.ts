import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import pg from 'pg';
import { limits } from '../../../kernel/limits.ts';
import type { Database, OwnerSession } from '../database.ts';
import { ownerSession } from '../owner-session.server.ts';
import { pooledDatabase } from '../pooled-database.server.ts';
import { valueParsers } from '../value-parsers.server.ts';
import { engineCode } from './engine-code.server.ts';
import { type EngineThread, startEngineThread } from './engine-thread.server.ts';
import { makeDatabase } from './make-database.server.ts';
import { WireStream } from './wire-stream.server.ts';

export interface PgliteOptions {
  dataDirectory: string;
  startImage?: string;
  /** For each query; a longer one is stopped. */
  queryMs?: number;
}

export interface PgliteEngine {
  /** As owner of everything, for migrations, before anything is served. */
  openOwner(): Promise<OwnerSession>;
  /** As the gateway, which can become anon, authenticated and service_role and nothing more. */
  openDatabase(): Database;
  close(): Promise<void>;
}

/** In a bundle the thread's code lies beside this file; under a TypeScript loader it is the source itself. */
function threadEntry(): URL {
  const bundled = new URL('./pglite-worker.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./worker.server.ts', import.meta.url);
}

export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const queryMs = options.queryMs ?? limits.database.queryMs;
  const { dataDirectory } = options;
  const start = async () => startEngineThread(threadEntry(), { dataDirectory, code: await engineCode() });
  if (!existsSync(dataDirectory)) await makeDatabase(threadEntry(), dataDirectory, options.startImage);
  let thread: Promise<EngineThread> = start();
  await thread;

  /**
   * After a query that could not be stopped the thread is gone: the next client opens the database again, which replays its log.
   * Two threads on one directory would destroy it, so the old one must have ended and only one caller starts anew.
   */
  async function livingThread(): Promise<EngineThread> {
    const seen = thread;
    const current = await seen.catch(() => undefined);
    if (current?.alive === true) return current;
    await current?.ended;
    if (thread === seen) thread = start();
    return thread;
  }

  function clientConfig(as: 'owner' | 'gateway', deadlineMs: number): pg.ClientConfig {
    return {
      // `pg` wants a socket and uses only what a WireStream has.
      stream: () => new WireStream(livingThread, as, deadlineMs) as unknown as Socket,
      pipeline: true,
      types: valueParsers,
      ssl: false,
    };
  }

  async function close(): Promise<void> {
    const current = await thread.catch(() => undefined);
    if (current?.alive !== true) return;
    await current
      .ask({ kind: 'close' }, { statementMs: 0, deadlineMs: limits.database.transactionMs })
      .catch(() => {});
    await current.end();
  }

  return {
    close,
    async openOwner() {
      const client = new pg.Client(clientConfig('owner', 10 * limits.database.transactionMs));
      client.on('error', () => {});
      await client.connect();
      return ownerSession(client);
    },
    openDatabase() {
      const pool = new pg.Pool({
        ...clientConfig('gateway', queryMs),
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: limits.database.acquireMs,
      });
      return pooledDatabase({
        engine: 'embedded',
        atOnce: limits.database.askedAtOnce,
        queryMs,
        pool,
        listen: listenInProcess(pool),
        afterClose: close,
      });
    },
  };
}

/** One process, one session: what is announced here is heard here. */
function listenInProcess(pool: pg.Pool): Database['listen'] {
  const heardBy = new Map<string, Set<(payload: string) => void>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const heard of heardBy.get(channel) ?? []) heard(payload ?? '');
    });
    for (const channel of heardBy.keys())
      void client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
  });
  return async (channel, heard) => {
    const listeners = heardBy.get(channel) ?? new Set();
    heardBy.set(channel, listeners);
    listeners.add(heard);
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(heard);
    };
  };
}
