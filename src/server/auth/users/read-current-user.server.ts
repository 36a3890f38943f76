import { AuthError } from '../auth-error.ts';
import { noSuchPerson, personBanned } from '../sessions/current-session.server.ts';
import type { AuthCall } from '../verb.ts';
import { type PresentableUser, presentedColumns } from './user.ts';

interface Found extends PresentableUser {
  readonly signed_in: boolean;
  readonly banned: boolean;
}

function columns(of: keyof typeof presentedColumns): string {
  return presentedColumns[of].join(', ');
}

/** The person as one value, so that the driver takes one column apart instead of all columns of four tables. */
const text = `
  select json_build_object(
    'row', own,
    'signed_in', exists (select from auth.sessions where id = $2 and user_id = own.id),
    'banned', coalesce(own.banned_until > $3, false),
    'identities', (select coalesce(json_agg(one order by one.created_at, one.id), '[]')
      from (select ${columns('identity')} from auth.identities where user_id = own.id) one),
    'factors', (select coalesce(json_agg(one order by one.created_at, one.id), '[]')
      from (select ${columns('factor')} from auth.mfa_factors where user_id = own.id) one)
  ) as found
  from (select ${columns('user')} from auth.users where id = $1 and deleted_at is null) own`;

/** What `currentSession` admits, in one question: every page that opens asks who is there. */
export async function readCurrentUser({ caller, server }: AuthCall): Promise<PresentableUser> {
  const { sub, session_id: sessionId } = caller.claims;
  const values = [String(sub), String(sessionId), server.clock.now()];
  const statement = { text, values, prepare: true };
  const { rows } = await server.database.ask<{ found: Found }>('service_role', {}, statement, {
    readOnly: true,
  });
  const found = rows[0]?.found;
  if (found === undefined) throw noSuchPerson();
  if (found.banned) throw personBanned();
  if (!found.signed_in) throw new AuthError('session_not_found');
  return found;
}
