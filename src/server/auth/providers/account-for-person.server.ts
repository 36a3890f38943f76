import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { writeAudit } from '../audit.server.ts';
import { AuthError } from '../auth-error.ts';
import { sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { endSessions } from '../sessions/end-sessions.server.ts';
import { grantAdminIfDue } from '../users/confirm-user.server.ts';
import { findUserByEmail, findUserById } from '../users/find-user.server.ts';
import type { IdentityRow, UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { addIdentity, findIdentity, noteIdentities, renewIdentity } from './identities.server.ts';
import type { ProvidedPerson } from './identity-provider.ts';

export interface Arrival {
  provider: string;
  person: ProvidedPerson;
  /** Where the confirmation of an address leads to, when one is needed. */
  redirectTo: string;
}

/** A refusal is answered and not thrown where what was written must stay. */
export type Arrived = UserRow | AuthError;

/**
 * The account of somebody whom another provider has identified: the one that knows this identity; otherwise the one
 * with the same address, if the provider vouches for the address; otherwise a new one.
 */
export async function accountForPerson(call: AuthCall, tx: Tx, arrival: Arrival): Promise<Arrived> {
  const { provider, person } = arrival;
  const known = await findIdentity(tx, provider, person.subject);
  if (known !== undefined) {
    const user = await findUserById(tx, known.user_id);
    if (user === undefined) throw new AuthError('user_not_found');
    const identity = await renewIdentity(call, tx, known.id, person);
    return settle(call, tx, await noteIdentities(tx, user, person.data), identity, arrival);
  }
  if (person.email === undefined) {
    throw new AuthError('bad_oauth_callback', {
      message: 'Error getting user email from external provider',
    });
  }
  const existing = await accountOf(tx, person.email, person.isEmailVerified);
  if (existing !== undefined && !person.isEmailVerified) {
    throw new AuthError('provider_email_needs_verification', {
      message: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    });
  }
  const user = existing ?? (await register(call, tx, provider, person.email));
  const identity = await addIdentity(call, tx, user.id, provider, person);
  if (existing !== undefined) {
    await writeAudit(tx, call, {
      action: 'identity.linked',
      actorId: user.id,
      target: identity.id,
      details: { provider },
    });
  }
  return settle(call, tx, await noteIdentities(tx, user, person.data), identity, arrival);
}

/** By its own address, or by that of an identity that another provider vouches for. */
async function accountOf(tx: Tx, email: string, isVerified: boolean): Promise<UserRow | undefined> {
  const own = await findUserByEmail(tx, email);
  if (own !== undefined || !isVerified) return own;
  const { rows } = await tx.query<{ user_id: string }>(
    `select distinct user_id from auth.identities
     where email = $1 and provider <> 'email' and identity_data ->> 'email_verified' = 'true'`,
    [email],
  );
  if (rows.length > 1) {
    throw new AuthError('conflict', {
      message: 'Several accounts have this address. Sign in another way, then link this provider',
    });
  }
  return rows[0] === undefined ? undefined : findUserById(tx, rows[0].user_id);
}

async function register(call: AuthCall, tx: Tx, provider: string, email: string): Promise<UserRow> {
  if (!call.server.auth.allowSignup) throw new AuthError('signup_disabled');
  const user = await tx.one(
    queries
      .insertInto('auth.users')
      .values({ email, raw_app_meta_data: { provider, providers: [provider] } })
      .returningAll(),
  );
  await writeAudit(tx, call, { action: 'user.signed_up', actorId: user.id, details: { provider } });
  return user;
}

/** Signed in when the account's address is confirmed or can be now; otherwise a message asks for it. */
async function settle(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  identity: IdentityRow,
  { person, provider, redirectTo }: Arrival,
): Promise<Arrived> {
  if (user.banned_until !== null && user.banned_until > call.server.clock.now())
    throw new AuthError('user_banned', { status: 403 });
  if (user.email === null || user.email_confirmed_at !== null || user.phone_confirmed_at !== null)
    return user;
  const isVouchedFor = person.isEmailVerified && person.email === user.email;
  if (isVouchedFor || call.server.auth.autoconfirm) {
    const confirmed = await confirmByIdentity(call, tx, user, identity);
    // An address that nobody vouches for must not make an administrator.
    if (isVouchedFor || call.server.auth.adminEmail === undefined) await grantAdminIfDue(call, tx, confirmed);
    return noteIdentities(tx, confirmed, person.data);
  }
  await sendOneTimeMail(call.server, tx, { user, kind: 'confirmation', to: user.email, redirectTo });
  return new AuthError('provider_email_needs_verification', {
    message: `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  });
}

/**
 * Whatever else leads into an account that nobody had confirmed is removed: somebody may have signed up before with
 * this person's address, to wait inside for them.
 */
async function confirmByIdentity(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  identity: IdentityRow,
): Promise<UserRow> {
  await tx.run(
    queries.deleteFrom('auth.identities').where('user_id', '=', user.id).where('id', '<>', identity.id),
  );
  await tx.run(queries.deleteFrom('auth.one_time_tokens').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id));
  await tx.run(queries.deleteFrom('auth.webauthn_credentials').where('user_id', '=', user.id));
  await endSessions(tx, user.id);
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({
        encrypted_password: null,
        phone: null,
        phone_change: null,
        email_change: null,
        raw_user_meta_data: {},
        email_confirmed_at: call.server.clock.now(),
        is_anonymous: false,
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
}
