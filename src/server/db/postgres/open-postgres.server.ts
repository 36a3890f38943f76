import pg from 'pg';
import { limits } from '../../../kernel/limits.ts';
import type { Database, OwnerSession } from '../database.ts';
import { ownerSession } from '../owner-session.server.ts';
import { pooledDatabase } from '../pooled-database.server.ts';
import { StartFault } from '../start-fault.server.ts';
import { valueParsers } from '../value-parsers.server.ts';
import { listenOnConnection } from './listen-on-connection.server.ts';

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** For each query; the server stops a longer one. */
  queryMs?: number;
}

export interface PostgresEngine {
  openOwner(): Promise<OwnerSession>;
  openDatabase(): Database;
}

/** Connects once to see that the server is there, is new enough and takes our credentials. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresEngine> {
  const place = describePlace(options.url);
  const config: pg.ClientConfig = {
    connectionString: options.url,
    connectionTimeoutMillis: limits.database.connectMs,
    application_name: 'kora',
    types: valueParsers,
    keepAlive: true,
  };

  async function connectOwner(): Promise<pg.Client> {
    const client = new pg.Client(config);
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      throw new StartFault(
        `PostgreSQL at ${place} cannot be used: ${reasonOf(error)}. Check DATABASE_URL and that the server is running.`,
        { cause: error },
      );
    }
    return client;
  }

  const first = await connectOwner();
  try {
    const { rows } = await first.query<{ number: string; name: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as name",
    );
    const version = rows[0];
    if (version === undefined || Number(version.number) < limits.database.minimumPostgres) {
      throw new StartFault(
        `PostgreSQL at ${place} is version ${version?.name ?? 'unknown'}; version ${limits.database.minimumPostgresName} or newer is needed.`,
      );
    }
  } finally {
    await first.end();
  }

  const queryMs = options.queryMs ?? limits.database.queryMs;
  return {
    openOwner: async () => ownerSession(await connectOwner()),
    openDatabase() {
      const pool = new pg.Pool({
        ...config,
        pipeline: true,
        // Between transactions the session is the gateway, which owns nothing.
        options: '-c role=kora_gateway',
        max: options.poolSize,
        connectionTimeoutMillis: limits.database.acquireMs,
        statement_timeout: queryMs,
        idle_in_transaction_session_timeout: limits.database.transactionMs,
        // Beyond the server's own limit, for a server that no longer answers at all.
        query_timeout: queryMs + limits.database.connectMs,
      });
      const ears = listenOnConnection(connectOwner);
      return pooledDatabase({
        engine: 'postgres',
        atOnce: options.poolSize,
        queryMs,
        pool,
        listen: ears.listen,
        afterClose: ears.close,
      });
    },
  };
}

/** Host, port and database, never user or password. */
function describePlace(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname === '' ? 'the local socket' : hostname}:${port === '' ? '5432' : port}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
