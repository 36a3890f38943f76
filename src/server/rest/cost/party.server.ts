import pg from 'pg';
import { KoraError } from '../../../kernel/errors.ts';
import type { RestRequest } from '../rest-request.ts';

/** Whose share of the database a request takes: a person's, or an address's; the installation's own keys have no share. */
export function partyOf({ caller, address }: Pick<RestRequest, 'caller' | 'address'>): string | undefined {
  if (caller.role === 'service_role') return undefined;
  const { sub } = caller.claims;
  return sub === undefined ? `address ${address}` : `person ${sub}`;
}

/** Out of time or out of memory: the same request would do it again. */
export function wasStopped(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '57014' || error.code === '53200';
  return error instanceof KoraError && error.code === 'timed_out';
}
