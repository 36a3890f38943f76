import { limits } from '../../../kernel/limits.ts';
import type { Claims, Database } from '../../db/database.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import { refusedToken } from '../token-refusal.ts';
import { isKeyForm } from './personal-key.ts';

interface KeyRow {
  id: string;
  user_id: string;
  scopes: string[];
  session_id: string | null;
  aal: string | null;
  is_expired: boolean;
  is_noted: boolean;
  is_shut_out: boolean;
}

/**
 * Who a key speaks for. It is looked up with every request, so one that was revoked ends at once. `client_id` marks it as a
 * program's, which `scope` limits and which is never an admin.
 */
export async function verifyPersonalKey(database: Database, key: string): Promise<Claims> {
  if (!isKeyForm(key)) throw refusedToken('key_unknown');
  const { rows } = await database.ask<KeyRow>(
    'service_role',
    {},
    {
      text: `select k.id, k.user_id, k.scopes, s.id as session_id, s.aal, k.expires_at <= now() as is_expired,
         coalesce(k.last_used_at > now() - make_interval(secs => $2), false) as is_noted,
         coalesce(u.banned_until > now(), false) or u.deleted_at is not null as is_shut_out
       from auth.personal_keys k
         join auth.users u on u.id = k.user_id
         left join auth.sessions s on s.personal_key_id = k.id
       where k.token_hash = $1`,
      values: [hashToken(key), limits.personalKeys.noteUseSeconds],
      prepare: true,
    },
  );
  const [found] = rows;
  if (found === undefined) throw refusedToken('key_unknown');
  if (found.is_expired) throw refusedToken('key_expired');
  if (found.session_id === null || found.is_shut_out) throw refusedToken('key_ended');
  if (!found.is_noted) await noteUse(database, found.id);
  return {
    sub: found.user_id,
    role: 'authenticated',
    aal: found.aal,
    session_id: found.session_id,
    client_id: found.id,
    personal_key: true,
    scope: found.scopes.join(' '),
  };
}

async function noteUse(database: Database, id: string): Promise<void> {
  await database.ask(
    'service_role',
    {},
    {
      text: 'update auth.personal_keys set last_used_at = now() where id = $1',
      values: [id],
    },
  );
}
