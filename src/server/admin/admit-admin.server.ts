import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { noteAdminAction } from './note-admin-action.server.ts';

interface Standing {
  admin: boolean;
  active: boolean;
  session: boolean;
}

const readStanding = `
  select
    exists (select from public.user_roles where user_id = $1 and role = 'admin') as admin,
    exists (
      select from auth.users
      where id = $1 and deleted_at is null and (banned_until is null or banned_until <= now())
    ) as active,
    exists (
      select from auth.sessions
      where user_id = $1 and id::text = $2 and (not_after is null or not_after > now())
    ) as session`;

/**
 * Admins only, and only while their session lasts: a token outlives a ban and a sign-out by up to an hour, which
 * is too long for somebody who may change everything. Whoever is refused leaves a line in the audit log.
 */
export async function admitAdmin(call: FunctionCall, functionName: string): Promise<void> {
  const { sub, session_id: sessionId } = call.caller.claims;
  const refusal = await call.services.database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<Standing>(readStanding, [sub ?? null, String(sessionId)]);
    const reason = refusalOf(rows[0]);
    if (reason !== undefined) {
      await noteAdminAction(tx, call, { action: 'admin.refused', target: functionName, details: { reason } });
    }
    return reason;
  });
  if (refusal === undefined) return;
  throw new KoraError(refusal === 'not_an_admin' ? 'forbidden' : 'invalid_token');
}

function refusalOf(standing: Standing | undefined): string | undefined {
  if (standing === undefined || !standing.admin) return 'not_an_admin';
  if (!standing.active) return 'banned';
  return standing.session ? undefined : 'session_ended';
}
