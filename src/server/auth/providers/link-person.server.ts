import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { grantAdminIfDue } from '../users/confirm-user.server.ts';
import { findUserByEmail, findUserById } from '../users/find-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { addIdentity, findIdentity, noteIdentities } from './identities.server.ts';
import type { ProvidedPerson } from './identity-provider.ts';

/** A signed-in person adds another way to sign in. Their account keeps its address, whatever the provider says. */
export async function linkPerson(
  call: AuthCall,
  tx: Tx,
  userId: string,
  provider: string,
  person: ProvidedPerson,
): Promise<UserRow> {
  const user = await findUserById(tx, userId);
  if (user === undefined) throw new AuthError('user_not_found');
  if (user.banned_until !== null && user.banned_until > call.server.clock.now())
    throw new AuthError('user_banned', { status: 403 });
  const known = await findIdentity(tx, provider, person.subject);
  if (known !== undefined) {
    throw new AuthError('identity_already_exists', {
      message:
        known.user_id === userId
          ? 'Identity is already linked'
          : 'Identity is already linked to another user',
    });
  }
  const identity = await addIdentity(call, tx, userId, provider, person);
  await writeAudit(tx, call, {
    action: 'identity.linked',
    actorId: userId,
    target: identity.id,
    details: { provider },
  });
  const settled = user.email === null ? await makePermanent(call, tx, user, person) : user;
  return noteIdentities(tx, settled, settled.raw_user_meta_data);
}

/** An account without an address gets the one that the provider vouches for. */
async function makePermanent(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  person: ProvidedPerson,
): Promise<UserRow> {
  const email = person.isEmailVerified ? person.email : undefined;
  if (email !== undefined && (await findUserByEmail(tx, email)) !== undefined)
    throw new AuthError('email_exists');
  const now = call.server.clock.now();
  const permanent = await tx.one(
    queries
      .updateTable('auth.users')
      .set({
        is_anonymous: false,
        ...(email === undefined ? {} : { email, email_confirmed_at: now, email_proved_at: now }),
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
  if (email !== undefined) await grantAdminIfDue(call, tx, permanent);
  return permanent;
}
