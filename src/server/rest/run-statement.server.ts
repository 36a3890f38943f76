import type { Database, Tx, TxOptions } from '../db/database.ts';
import type { ResultCheck } from './check-result.ts';
import type { Turn } from './cost/fair-turns.ts';
import { partyOf, wasStopped } from './cost/party.server.ts';
import { isKeyed } from './idempotency/answer-once.server.ts';
import { isRead, type RestCall, type StatementResult } from './rest-request.ts';
import { quoteName } from './schema-cache/schema-cache.ts';
import { invalidPreferences } from './syntax/parse-preferences.ts';
import { isUndone } from './transaction-end.ts';

export interface StatementRun {
  sql: string;
  values: readonly unknown[];
  /** Asked in the same transaction, for `count=planned` and `count=estimated`. */
  explained?: { sql: string; values: readonly unknown[] } | undefined;
  /** Throws when the result must not stand; everything is then rolled back. */
  check?: ResultCheck | undefined;
}

/** Carries a result out of a transaction that the client wants undone. */
class Undone extends Error {
  readonly result: StatementResult;

  constructor(result: StatementResult) {
    super('rolled back as asked');
    this.result = result;
  }
}

/** In the turn of whoever asks; the installation itself waits for nobody. */
export async function runStatement(
  database: Database,
  call: RestCall,
  run: StatementRun,
): Promise<StatementResult> {
  const party = partyOf(call.request);
  if (party === undefined) return runNow(database, call, run, undefined);
  const given = call.turns.take(party);
  const turn = given instanceof Promise ? await given : given;
  let cut = false;
  try {
    return await runNow(database, call, run, turn);
  } catch (error) {
    cut = wasStopped(error);
    throw error;
  } finally {
    turn.end({ reads: isRead(call.request.method), cut });
  }
}

async function runNow(
  database: Database,
  call: RestCall,
  run: StatementRun,
  turn: Turn | undefined,
): Promise<StatementResult> {
  const { caller, method } = call.request;
  // A read has nothing to undo.
  const undo = !isRead(method) && isUndone(call);
  if (isPlain(call, run) && (isRead(method) || endsItself(call, run)))
    return askOnce(database, call, run, turn);
  try {
    return await database.tx(
      caller.role,
      caller.claims,
      async (tx) => {
        const result = await ask(tx, call, run);
        run.check?.(result);
        // What is checked only at the end is checked before the end that does not come.
        if (undo) await tx.query('set constraints all immediate');
        if (undo) throw new Undone(result);
        return result;
      },
      { readOnly: isRead(method), ...metered(turn) },
    );
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

/** Nothing is asked or set beside the one statement. */
function isPlain(call: RestCall, run: StatementRun): boolean {
  return (
    call.schema === call.options.schemas[0] &&
    call.preferences.timezone === undefined &&
    call.format.kind !== 'plan' &&
    run.explained === undefined
  );
}

/** A change that the database may commit before anybody has seen its result, and that keeps nothing beside itself. */
function endsItself(call: RestCall, run: StatementRun): boolean {
  return run.check === undefined && !isUndone(call) && !isKeyed(call.request);
}

function metered(turn: Turn | undefined): Pick<TxOptions, 'spent'> {
  return turn === undefined ? {} : { spent: turn.spent };
}

/** One statement that is a transaction by itself: there and back once, where others open, wait and commit. */
async function askOnce(
  database: Database,
  call: RestCall,
  run: StatementRun,
  turn: Turn | undefined,
): Promise<StatementResult> {
  const { caller, method } = call.request;
  const statement = { text: run.sql, values: run.values, prepare: true };
  const { rows } = await database.ask<StatementResult>(caller.role, caller.claims, statement, {
    readOnly: isRead(method),
    ...metered(turn),
  });
  const [result] = rows;
  if (result === undefined) throw new Error('The statement answered without a row.');
  run.check?.(result);
  return result;
}

async function ask(tx: Tx, call: RestCall, run: StatementRun): Promise<StatementResult> {
  const [usual] = call.options.schemas;
  // Functions of another schema may name its tables without naming the schema.
  if (call.schema !== usual) {
    await tx.query(`select set_config('search_path', $1, true)`, [`${quoteName(call.schema)}, public`]);
  }
  if (call.preferences.timezone !== undefined) await setTimezone(tx, call, call.preferences.timezone);
  if (call.format.kind === 'plan') return askPlan(tx, call, run);
  const [answer, plan] = await Promise.all([
    tx.query<StatementResult>(run.sql, run.values, { prepare: true }),
    run.explained === undefined ? undefined : tx.query<PlanRow>(run.explained.sql, run.explained.values),
  ]);
  const result = answer.rows[0];
  if (result === undefined) throw new Error('The statement answered without a row.');
  const planned = plan?.rows[0]?.['QUERY PLAN']?.[0]?.Plan?.['Plan Rows'];
  return planned === undefined ? result : { ...result, planned };
}

interface PlanRow {
  'QUERY PLAN'?: { Plan?: { 'Plan Rows'?: number } }[];
}

async function askPlan(tx: Tx, call: RestCall, run: StatementRun): Promise<StatementResult> {
  if (call.format.kind !== 'plan') throw new Error('No plan was asked for.');
  const options = [
    `FORMAT ${call.format.as.toUpperCase()}`,
    ...call.format.options.map((one) => one.toUpperCase()),
  ];
  const { rows } = await tx.query<{ 'QUERY PLAN': unknown }>(
    `EXPLAIN (${options.join(', ')}) ${run.sql}`,
    run.values,
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const body = call.format.as === 'json' ? JSON.stringify(lines[0]) : lines.join('\n');
  return { total: null, page: 0, body };
}

/** A zone that PostgreSQL does not know is ignored, as any other wish, unless the client is strict. */
async function setTimezone(tx: Tx, call: RestCall, timezone: string): Promise<void> {
  const { rows } = await tx.query<{ known: boolean }>(
    `select set_config('timezone', name, true) is not null as known from pg_timezone_names where name = $1`,
    [timezone.replaceAll('\0', '')],
  );
  if (rows.length > 0) return;
  if (call.preferences.handling === 'strict') throw invalidPreferences([`timezone=${timezone}`]);
  call.preferences.timezone = undefined;
}
