import { isIP } from 'node:net';
import type { Caller } from '../auth/caller.ts';
import type { Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';

export interface AuditEntry {
  /** `subject.happened`, such as `user.signed_in`. */
  action: string;
  /** Who did it; the person behind the call's token unless said otherwise. */
  actorId?: string | null;
  /** Whom or what it was done to. */
  target?: string;
  /** Never a password, token or code. */
  details?: Record<string, unknown>;
}

/** The request that did it. */
export interface AuditedCall {
  caller: Caller;
  address: string;
  requestId: string;
}

/** The only writer of the log, in the transaction of what it tells of: one is not there without the other. */
export async function writeAudit(tx: Tx, call: AuditedCall, entry: AuditEntry): Promise<void> {
  const caller = call.caller.claims.sub ?? null;
  await tx.run(
    queries.insertInto('audit_log').values({
      action: entry.action,
      actor_id: entry.actorId === undefined ? caller : entry.actorId,
      target: entry.target ?? null,
      ip: inetOf(call.address),
      request_id: call.requestId,
      details: entry.details ?? {},
    }),
  );
}

/** An address that the database takes: a proxy in front of us may write anything. */
export function inetOf(address: string): string | null {
  const bare = address.split('%')[0] ?? '';
  return isIP(bare) === 0 ? null : bare;
}
