import type { Database, Tx } from '../../db/database.ts';
import { PostgrestError } from '../postgrest-error.ts';
import { isRead, type RestAnswer, type RestRequest } from '../rest-request.ts';
import { fingerprintOf } from './fingerprint.server.ts';

const keyHeader = 'idempotency-key';
const keyShape = /^[\x21-\x7e]{1,200}$/;

type Answering = (database: Database) => Promise<RestAnswer> | RestAnswer;

/**
 * A write with an `Idempotency-Key` happens once. What its transaction gave is kept in that same transaction; the same
 * request with the same key is answered from there, so that a client whose answer was lost can simply send again.
 * A request that fails keeps nothing, because nothing was written.
 */
export function answerOnce(
  database: Database,
  request: RestRequest,
  answer: Answering,
): Promise<RestAnswer> | RestAnswer {
  const key = keyOf(request);
  if (key === undefined) return answer(database);
  return answerKeyed(database, request, key, answer);
}

/** Whether its result is kept under a key, in the transaction that made it. */
export function isKeyed(request: RestRequest): boolean {
  return keyOf(request) !== undefined;
}

function keyOf(request: RestRequest): string | undefined {
  return isRead(request.method) ? undefined : request.header(keyHeader);
}

async function answerKeyed(
  database: Database,
  request: RestRequest,
  key: string,
  answer: Answering,
): Promise<RestAnswer> {
  if (!keyShape.test(key))
    throw refusal(400, 'idempotency_key_invalid', 'An Idempotency-Key is 1 to 200 visible ASCII characters.');
  if (request.caller.role !== 'authenticated') {
    const message = 'An Idempotency-Key belongs to a person. Sign in, or send the request without it.';
    throw refusal(request.caller.role === 'anon' ? 401 : 400, 'idempotency_key_needs_person', message);
  }
  const fingerprint = await fingerprintOf(request);
  let repeated = false;
  const once = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
    const kept = await takeKey(tx, key, fingerprint);
    if (kept !== undefined) {
      repeated = true;
      return kept.result as T;
    }
    const result = await work();
    await tx.query('select internal.keep_idempotent_result($1, $2::jsonb)', [key, JSON.stringify(result)]);
    return result;
  };
  const given = await answer({
    ...database,
    tx: (role, claims, fn, options) => database.tx(role, claims, (tx) => once(tx, () => fn(tx)), options),
    ask: (role, claims, { text, values, prepare = false }, options) =>
      database.tx(role, claims, (tx) => once(tx, () => tx.query(text, values, { prepare })), options),
  });
  return repeated ? { ...given, headers: { ...given.headers, 'idempotent-replayed': 'true' } } : given;
}

interface Kept {
  same: boolean;
  result: unknown;
}

async function takeKey(tx: Tx, key: string, fingerprint: string): Promise<Kept | undefined> {
  const { rows } = await tx.query<{ kept: Kept | null }>(
    'select internal.take_idempotency_key($1, $2) as kept',
    [key, fingerprint],
    { prepare: true },
  );
  const kept = rows[0]?.kept ?? undefined;
  if (kept?.same === false) {
    const message = 'This Idempotency-Key was used for another request. Send a new request with a new key.';
    throw refusal(422, 'idempotency_key_reused', message);
  }
  return kept;
}

function refusal(status: number, code: string, message: string): PostgrestError {
  return new PostgrestError({ status, code, message });
}
