import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import type { AuthCall } from '../verb.ts';
import type { UserRow } from './user.ts';

export interface Claim {
  /** The identity by which the owner came. */
  keep?: string;
  isProved: boolean;
  /**
   * Nobody could sign in by the address so far. Then what the account says of the person, and its number, may come from an
   * invitation or from the owner; neither opens it to anybody else.
   */
  isPending?: boolean;
}

/**
 * The owner of the address comes to an account that nobody has shown to be theirs. Whatever else leads into it is
 * removed: somebody may have signed up before with this person's address, to wait inside for them. Only the identity by
 * which the owner came stays.
 */
export async function claimAccount(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  { keep, isProved, isPending = false }: Claim,
): Promise<UserRow> {
  const everyIdentity = queries.deleteFrom('auth.identities').where('user_id', '=', user.id);
  const others = keep === undefined ? everyIdentity : everyIdentity.where('id', '<>', keep);
  await tx.run(isPending ? others.where('provider', '<>', 'phone') : others);
  await tx.run(queries.deleteFrom('auth.one_time_tokens').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.webauthn_credentials').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.recovery_codes').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.oauth_grants').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.known_places').where('user_id', '=', user.id));
  await endSessions(tx, user.id);
  const now = call.server.clock.now();
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({
        encrypted_password: null,
        phone_change: null,
        email_change: null,
        ...(isPending ? {} : { phone: null, phone_confirmed_at: null, raw_user_meta_data: {} }),
        email_confirmed_at: now,
        email_proved_at: isProved ? now : null,
        is_anonymous: false,
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
}
