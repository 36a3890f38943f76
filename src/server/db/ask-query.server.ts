import pg from 'pg';
import type { Claims, Engine, QueryAnswer, Role, Statement, TxOptions } from './database.ts';
import { openingName, openingText } from './opening.ts';
import { checkRole, statedClaims } from './preamble.ts';
import { preparedName } from './prepared-name.server.ts';

/** Every connection asks this once when it begins, as nobody, and keeps it; what it sets ends at once. */
export function firstOpening(engine: Engine): pg.QueryConfig {
  return { name: openingName, text: openingText(engine), values: ['none', 'on', '{}', '', '0'] };
}

export interface Asked {
  role: Role;
  claims: Claims;
  statement: Statement;
  options: TxOptions;
  /** How long the statement may take. */
  statementMs: number;
}

/** What `pg` calls and sets on a query; its published types name only `submit`. */
interface QueryInside {
  name?: string;
  callback?: (error: Error | null, result: pg.QueryResult) => void;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}

interface Wire {
  stream: { cork(): void; uncork(): void };
  bind(values: { statement: string; values: readonly string[] }): void;
  execute(): void;
}

/** From a text: out of an object it would make a copy, property by property, which takes as long as all the rest. */
const Query = pg.Query as unknown as new (text: string, values: readonly unknown[]) => QueryInside & pg.Query;

/**
 * Identity and statement up to one "sync": PostgreSQL runs that as a transaction of its own, which ends there whatever
 * happens, so no role and no claim outlives it. Nothing opens it and nothing closes it: two messages fewer to run and
 * to read than `begin`, statement, `commit`.
 */
class AskQuery extends Query {
  readonly #identity: readonly string[];
  #taken = false;

  constructor({ role, claims, statement, options, statementMs }: Asked) {
    checkRole(role);
    const { text, values, prepare } = statement;
    const name = prepare === true ? preparedName(text, role) : undefined;
    super(text, values);
    if (name !== undefined) this.name = name;
    const access = options.readOnly === true ? 'on' : 'off';
    this.#identity = [role, access, ...statedClaims(claims), String(statementMs)];
    // An own property, because `pg` declares it as one.
    this.submit = (connection) => this.#send(connection as unknown as Wire);
  }

  #send(wire: Wire): void {
    wire.stream.cork();
    try {
      wire.bind({ statement: openingName, values: this.#identity });
      wire.execute();
      this.prepare(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  /** The first row and the first end are those of taking the identity. */
  override handleDataRow(message: unknown): void {
    if (this.#taken) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#taken) super.handleCommandComplete(message, wire);
    this.#taken = true;
  }
}

/** Fails with what the database says about the statement, or because the connection broke. */
export function sendAsk<Row>(client: pg.ClientBase, asked: Asked): Promise<QueryAnswer<Row>> {
  return new Promise((resolve, reject) => {
    const query = new AskQuery(asked);
    query.callback = (error, result) => {
      if (error) reject(error);
      else resolve({ rows: result.rows as Row[], count: result.rowCount ?? 0 });
    };
    client.query(query);
  });
}
