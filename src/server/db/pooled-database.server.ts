import type { Compilable } from 'kysely';
import type pg from 'pg';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { acquire } from './acquire.server.ts';
import { askInTurn, askOnOwnConnection } from './ask-once.server.ts';
import { firstOpening } from './ask-query.server.ts';
import type { Claims, Database, Engine, QueryAnswer, QueryOptions, Role, Tx, TxOptions } from './database.ts';
import { preamble, quoteLiteral } from './preamble.ts';
import { preparedName } from './prepared-name.server.ts';
import { sendQuery } from './send-query.server.ts';

export interface PooledDatabaseParts {
  engine: Engine;
  atOnce: number;
  /** The most that any statement may take. */
  queryMs: number;
  pool: pg.Pool;
  listen: Database['listen'];
  /** Runs after the pool has ended. */
  afterClose(): Promise<void>;
}

/** The port on top of a pool of `pg` clients, whichever engine is behind it. */
export function pooledDatabase(parts: PooledDatabaseParts): Database {
  const { pool, engine, queryMs } = parts;
  // A connection that breaks fails its queries and is replaced at the next use; without these listeners it would
  // also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Should it fail, what is asked on this connection fails too, with the reason.
    client.query(firstOpening(engine)).catch(() => {});
  });
  const askOnce = engine === 'embedded' ? askInTurn(pool) : askOnOwnConnection(pool);

  const ordinaryMs = Math.min(queryMs, limits.database.statementMs[engine]);
  const statementMsOf = (role: Role, { statementMs }: TxOptions) =>
    Math.min(queryMs, statementMs ?? (role === 'service_role' ? queryMs : ordinaryMs));

  async function tx<T>(role: Role, claims: Claims, fn: (tx: Tx) => Promise<T>, options: TxOptions = {}) {
    const opening = preamble(role, claims, options, { engine, statementMs: statementMsOf(role, options) });
    const deadlineMs = options.deadlineMs ?? limits.database.transactionMs;
    const client = await acquire(pool);
    const began = performance.now();
    try {
      return await inTransaction(client, role, opening, fn, deadlineMs);
    } finally {
      options.spent?.(performance.now() - began);
    }
  }

  return {
    engine,
    atOnce: parts.atOnce,
    tx,
    ask: (role, claims, statement, options = {}) =>
      askOnce({ role, claims, statement, options, statementMs: statementMsOf(role, options) }),
    listen: parts.listen,
    async queueScript(text, values) {
      return runAsQueueOwner(await acquire(pool), text, values);
    },
    async notify(channel, payload) {
      const client = await acquire(pool);
      try {
        await client.query(`notify ${client.escapeIdentifier(channel)}, ${quoteLiteral(payload)}`);
      } finally {
        client.release();
      }
    },
    async check() {
      await tx('anon', {}, (open) => open.query('select 1'), { deadlineMs: limits.http.healthCheckMs });
    },
    async close() {
      await pool.end();
      await parts.afterClose();
    },
  };
}

async function inTransaction<T>(
  client: pg.PoolClient,
  role: Role,
  opening: string,
  fn: (tx: Tx) => Promise<T>,
  deadlineMs: number,
): Promise<T> {
  const open = openTx(client, role);
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KoraError('timed_out')), deadlineMs);
  });
  let broken: Error | undefined;
  try {
    // Not awaited: the first query of `fn` travels in the same packet. Should it fail, that query fails too,
    // because `begin` comes first and the transaction is aborted from then on.
    const opened = client.query(opening);
    opened.catch(() => {});
    const result = await Promise.race([fn(open.tx), expiry]);
    await opened;
    open.close();
    const end = await client.query('commit');
    if (end.command !== 'COMMIT') {
      throw new KoraError('internal', {
        message: 'A query failed, its error was ignored, and nothing was saved.',
      });
    }
    return result;
  } catch (error) {
    open.close();
    broken = await rollBack(client, error);
    throw error;
  } finally {
    clearTimeout(timer);
    client.release(broken);
  }
}

/** Answers with an error when the connection cannot be used again. */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  if (cause instanceof KoraError && cause.code === 'timed_out') return cause;
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function openTx(client: pg.PoolClient, role: Role): { tx: Tx; close(): void } {
  let closed = false;

  async function query<Row>(
    text: string,
    values: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<QueryAnswer<Row>> {
    if (closed) throw new Error('This transaction has ended; a query was sent after its function returned.');
    const name = options.prepare === true ? preparedName(text, role) : undefined;
    const answer = await sendQuery(client, text, values, name);
    return { rows: answer.rows as Row[], count: answer.rowCount ?? 0 };
  }

  async function compiled<Row>(built: Compilable<Row>): Promise<QueryAnswer<Row>> {
    const { sql, parameters } = built.compile();
    // Built by our own code: the shapes are few and come again.
    return query<Row>(sql, parameters, { prepare: true });
  }

  const tx: Tx = {
    query,
    all: async (built) => (await compiled(built)).rows,
    first: async (built) => (await compiled(built)).rows[0],
    async one(built) {
      const row = (await compiled(built)).rows[0];
      if (row === undefined) throw new KoraError('not_found');
      return row;
    },
    run: async (built) => (await compiled(built)).count,
  };
  return {
    tx,
    close() {
      closed = true;
    },
  };
}

async function runAsQueueOwner(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<QueryAnswer<Record<string, unknown>>> {
  let broken: Error | undefined;
  try {
    const taken = client.query('set role kora_jobs');
    taken.catch(() => {});
    // A script of several statements has no parameters and must not be prepared; pg answers it with an array.
    const answer = (await (values.length > 0 ? client.query(text, [...values]) : client.query(text))) as
      | pg.QueryResult<Record<string, unknown>>
      | pg.QueryResult<Record<string, unknown>>[];
    await taken;
    const last = Array.isArray(answer) ? answer.findLast((one) => one.rows.length > 0) : answer;
    return { rows: last?.rows ?? [], count: last?.rowCount ?? 0 };
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    if (broken === undefined) await client.query('reset role').catch((error: Error) => (broken = error));
    client.release(broken);
  }
}
