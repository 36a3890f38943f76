import pg from 'pg';
import { type ErrorCode, KoraError } from '../../kernel/errors.ts';

/** The classes of SQL state that a caller can do something about. Everything else is our own fault. */
const bySqlState: Readonly<Record<string, ErrorCode>> = {
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '42501': 'forbidden',
  '53100': 'storage_full',
  '53300': 'database_busy',
  '55P03': 'database_busy',
  '57014': 'timed_out',
  '57P01': 'unavailable',
  '57P03': 'unavailable',
};

const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** What a fault of the database means to the caller; the original stays as the cause, for the log. */
export function asKoraError(error: unknown): KoraError {
  if (error instanceof KoraError) return error;
  if (error instanceof pg.DatabaseError) {
    const state = error.code ?? '';
    const code =
      bySqlState[state] ?? (state.startsWith('22') || state.startsWith('23') ? 'invalid_input' : 'internal');
    return new KoraError(code, { cause: error });
  }
  const known = error instanceof Error ? error : new Error(String(error));
  const systemCode = (known as NodeJS.ErrnoException).code ?? '';
  if (systemCode === 'ENOSPC') return new KoraError('storage_full', { cause: known });
  if (connectionFaults.has(systemCode) || /connection terminated|not queryable|worker/i.test(known.message)) {
    return new KoraError('unavailable', { cause: known, retryAfter: 2 });
  }
  if (/timeout exceeded when trying to connect|timeout expired/i.test(known.message)) {
    return new KoraError('database_busy', { cause: known, retryAfter: 2 });
  }
  // `pg` has waited longer than the server may take, because the answer itself is too large or the server is gone.
  if (/query read timeout/i.test(known.message)) return new KoraError('timed_out', { cause: known });
  return new KoraError('internal', { cause: known });
}
