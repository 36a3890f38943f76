import { inetOf } from '../auth/audit.server.ts';
import type { Tx } from '../db/database.ts';
import { queries } from '../db/query-builder.ts';
import type { FunctionCall } from '../functions/function-call.ts';

export type AdminAction =
  | 'admin.refused'
  | 'admin.role_granted'
  | 'admin.role_revoked'
  | 'admin.grant_added'
  | 'admin.grant_changed'
  | 'admin.grant_removed'
  | 'admin.subscription_set'
  | 'admin.user_banned'
  | 'admin.user_unbanned'
  | 'admin.sessions_ended'
  | 'admin.user_deleted'
  | 'admin.outbox_read'
  | 'admin.request_changed';

export interface AdminEvent {
  action: AdminAction;
  /** The id of the person or thing that it was done to. */
  target: string;
  /** What was and what is; never a secret. */
  details?: Record<string, unknown>;
}

/** In the transaction of the change itself: one is not there without the other. */
export async function writeAudit(tx: Tx, call: FunctionCall, event: AdminEvent): Promise<void> {
  await tx.run(
    queries.insertInto('audit_log').values({
      actor_id: call.caller.claims.sub ?? null,
      action: event.action,
      target: event.target,
      ip: inetOf(call.address),
      request_id: call.requestId,
      details: event.details ?? {},
    }),
  );
}
