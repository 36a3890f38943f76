import type { AuditedCall } from '../audit/write-audit.server.ts';
import type { Database } from '../db/database.ts';
import { noteAdminAction } from './note-admin-action.server.ts';

/** Why somebody is not let in as an admin, from the plainest reason to the finest. */
export type AdminRefusal = 'not_admin' | 'banned' | 'session_ended' | 'insufficient_aal';

interface Standing {
  admin: boolean;
  active: boolean;
  /** Null when the session has ended. */
  aal: 'aal1' | 'aal2' | null;
  factor: boolean;
}

const readStanding = `
  select
    exists (select from public.user_roles where user_id = $1 and role = 'admin') as admin,
    exists (
      select from auth.users
      where id = $1 and deleted_at is null and (banned_until is null or banned_until <= now())
    ) as active,
    (
      select aal from auth.sessions
      where user_id = $1 and id::text = $2 and (not_after is null or not_after > now())
    ) as aal,
    exists (select from auth.mfa_factors where user_id = $1 and status = 'verified') as factor`;

/**
 * The one gate for admins, whichever way they come. Their session must last: a token outlives a ban and a
 * sign-out by up to an hour, which is too long for somebody who may change everything. With a second factor
 * enrolled it must have been shown, or a password alone would open every account. Whoever is refused leaves a
 * line in the audit log; undefined for who may go on.
 */
export function refuseAdmin(
  database: Database,
  call: AuditedCall,
  what: string,
): Promise<AdminRefusal | undefined> {
  const { sub, session_id: sessionId, aal } = call.caller.claims;
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<Standing>(readStanding, [sub ?? null, String(sessionId)]);
    const reason = reasonOf(rows[0], aal === 'aal2');
    if (reason !== undefined)
      await noteAdminAction(tx, call, { action: 'admin.refused', target: what, details: { reason } });
    return reason;
  });
}

/** A token of before the second factor was shown stays what it was, although its session has risen. */
function reasonOf(standing: Standing | undefined, isTokenRaised: boolean): AdminRefusal | undefined {
  if (standing === undefined || !standing.admin) return 'not_admin';
  if (!standing.active) return 'banned';
  if (standing.aal === null) return 'session_ended';
  if (!standing.factor || (standing.aal === 'aal2' && isTokenRaised)) return undefined;
  return 'insufficient_aal';
}
