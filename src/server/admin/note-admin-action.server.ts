import { type AuditedCall, writeAudit } from '../audit/write-audit.server.ts';
import type { Tx } from '../db/database.ts';

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
  | 'admin.request_changed'
  | 'admin.model_saved'
  | 'admin.model_removed'
  | 'admin.model_limits_set'
  | 'admin.tool_server_saved'
  | 'admin.tool_server_removed'
  | 'admin.course_published'
  | 'admin.course_state_set';

export interface AdminEvent {
  action: AdminAction;
  /** The id of the person or thing that it was done to. */
  target: string;
  /** What was and what is; never a secret. */
  details?: Record<string, unknown>;
}

/** What administration writes into the log is one of these, and always about somebody or something. */
export function noteAdminAction(tx: Tx, call: AuditedCall, event: AdminEvent): Promise<void> {
  return writeAudit(tx, call, event);
}
