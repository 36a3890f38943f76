import type { Compilable } from 'kysely';

/** Who a transaction runs as. Row security decides what each of them sees and may change. */
export type Role = 'anon' | 'authenticated' | 'service_role' | 'app_visitor';

/** The verified content of an access token; `auth.uid()`, `auth.jwt()` and `auth.role()` read it. */
export interface Claims {
  sub?: string;
  role?: string;
  [claim: string]: unknown;
}

export interface QueryAnswer<Row> {
  rows: Row[];
  /** Rows returned, or rows changed by an insert, update or delete. */
  count: number;
}

export interface QueryOptions {
  /** The same text comes often: the connection keeps it parsed and planned. */
  prepare?: boolean;
}

export interface Statement extends QueryOptions {
  text: string;
  values: readonly unknown[];
}

export interface Tx {
  /** One statement with parameters ($1, $2 …); never text from a client. */
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<QueryAnswer<Row>>;
  all<Row>(query: Compilable<Row>): Promise<Row[]>;
  first<Row>(query: Compilable<Row>): Promise<Row | undefined>;
  /** Throws `not_found` when there is no row. */
  one<Row>(query: Compilable<Row>): Promise<Row>;
  /** Runs a change and tells how many rows it touched. */
  run(query: Compilable<unknown>): Promise<number>;
}

export interface TxOptions {
  readOnly?: boolean;
  /** For the whole transaction; `limits.database.transactionMs` unless said otherwise. */
  deadlineMs?: number;
  /**
   * For each statement; unless said otherwise `limits.database.statementMs`, which `service_role` alone may exceed. A
   * longer one fails with 57014.
   */
  statementMs?: number;
  /** Hears at the end how long the database was busy with it, waiting for a turn not counted. */
  spent?(ms: number): void;
}

export type Engine = 'embedded' | 'postgres';

export interface Database {
  readonly engine: Engine;
  /** Questions that it takes at the same time. */
  readonly atOnce: number;
  /**
   * Runs `fn` in one transaction as `role` with `claims`. It is committed when `fn` resolves and rolled back
   * when it throws. `fn` must not wait for anything but the database: on the embedded engine one transaction
   * runs at a time.
   */
  tx<T>(role: Role, claims: Claims, fn: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /** A transaction of one statement, which travels together with its opening and its end. */
  ask<Row = Record<string, unknown>>(
    role: Role,
    claims: Claims,
    statement: Statement,
    options?: TxOptions,
  ): Promise<QueryAnswer<Row>>;
  /** For the job queue alone: its own scripts, run as the owner of its own schema. */
  queueScript(text: string, values?: readonly unknown[]): Promise<QueryAnswer<Record<string, unknown>>>;
  /** Tells every server and worker on this database, after the fact; delivery is not guaranteed. */
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers; throws a KoraError that says what is wrong. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A connection as the owner of the schema, for migrations. Never held while the server serves. */
export interface OwnerSession {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryAnswer<Row>>;
  close(): Promise<void>;
}
