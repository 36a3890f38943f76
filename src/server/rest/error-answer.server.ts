import pg from 'pg';
import { type ErrorCode, KoraError } from '../../kernel/errors.ts';
import { asKoraError } from '../db/database-fault.server.ts';
import { wasStopped } from './cost/party.server.ts';
import { tookTooLong } from './cost/refusals.ts';
import { PostgrestError } from './postgrest-error.ts';
import { statusOfSqlState } from './sql-state-status.ts';

/** Whatever went wrong, in the shape that a PostgREST client knows. */
export function toPostgrestError(error: unknown, isAnonymous: boolean): PostgrestError {
  if (error instanceof PostgrestError) return error;
  if (wasStopped(error)) return tookTooLong();
  if (error instanceof pg.DatabaseError) return ofDatabase(error, isAnonymous);
  if (error instanceof KoraError) return ofKora(error);
  const known = asKoraError(error);
  if (wasStopped(known)) return tookTooLong();
  if (known.code !== 'internal') return ofKora(known);
  return new PostgrestError({
    status: 500,
    code: 'PGRSTX00',
    message: 'Something went wrong on our side. Try again; if it stays, contact support.',
  });
}

function ofDatabase(error: pg.DatabaseError, isAnonymous: boolean): PostgrestError {
  const state = error.code ?? 'XX000';
  if (state === 'PGRST') return ofRaised(error);
  const status = statusOfSqlState(state, isAnonymous);
  return new PostgrestError({
    status,
    code: state,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
    ...(status === 401 ? { headers: { 'www-authenticate': 'Bearer' } } : {}),
  });
}

const codes: Partial<Record<ErrorCode, string>> = {
  database_busy: 'PGRST003',
  unavailable: 'PGRST001',
  invalid_token: 'PGRST301',
  insufficient_aal: 'insufficient_aal',
};

/** The database being busy or away is not told in its own words. */
function ofKora(error: KoraError): PostgrestError {
  return new PostgrestError({
    status: error.status,
    code: codes[error.code] ?? 'PGRSTX00',
    message: error.message,
    headers: {
      ...(error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
      ...(error.status === 401 ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}),
    },
  });
}

interface Raised {
  code?: unknown;
  message?: unknown;
  details?: unknown;
  hint?: unknown;
  status?: unknown;
}

/** `raise sqlstate 'PGRST'`: a function of the database writes the whole error itself. */
function ofRaised(error: pg.DatabaseError): PostgrestError {
  const body = parseRaised(error.message);
  const answer = parseRaised(error.detail ?? '');
  const status = Number(answer?.status);
  if (body === undefined || answer === undefined || !(status >= 200 && status <= 599)) {
    return new PostgrestError({
      status: 500,
      code: 'PGRST121',
      message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
      details: 'MESSAGE and DETAIL must be JSON objects with code and message, and with status',
    });
  }
  return new PostgrestError({
    status,
    code: String(body.code ?? 'PGRST'),
    message: String(body.message ?? ''),
    details: body.details ?? null,
    hint: typeof body.hint === 'string' ? body.hint : null,
  });
}

function parseRaised(text: string): Raised | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
