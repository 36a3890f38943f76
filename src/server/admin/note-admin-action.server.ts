import { writeAudit } from '../auth/audit.server.ts';
import type { Tx } from '../db/database.ts';
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

/** What administration writes into the log is one of these, and always about somebody or something. */
export function noteAdminAction(tx: Tx, call: FunctionCall, event: AdminEvent): Promise<void> {
  return writeAudit(tx, call, event);
}
