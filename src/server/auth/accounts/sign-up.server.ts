import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { AuthError } from '../auth-error.ts';
import { evenly } from '../even-answer.server.ts';
import type { CodeChallenge } from '../flows/code-challenge.server.ts';
import { limitMessages, tellingWhoExists } from '../limits/auth-limits.server.ts';
import { accountExistsMail } from '../mails/account-exists-mail.ts';
import { sendAuthMail, sendOneTimeMail } from '../mails/send-one-time-mail.server.ts';
import { hashPassword } from '../passwords/password-hash.server.ts';
import { startSession } from '../sessions/start-session.server.ts';
import { confirmEmail } from '../users/confirm-user.server.ts';
import { createUser } from '../users/create-user.server.ts';
import { findUserByEmail, withDetails } from '../users/find-user.server.ts';
import { presentUser } from '../users/present-user.ts';
import { replaceSecrets } from '../users/replace-secrets.server.ts';
import { standInUser } from '../users/stand-in-user.server.ts';
import type { UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { addCredential, type NewCredential } from '../webauthn/new-credential.server.ts';

export interface Registration {
  /** Normalised. */
  email: string;
  data: Record<string, unknown>;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

export interface SignUp extends Registration {
  /** Checked. */
  password: string;
}

/** What the person will sign in with: a password or a passkey. */
export interface NewSecrets {
  passwordHash: string | null;
  passkey?: { made: NewCredential; handle: string; name: string };
}

/** A session where accounts are usable at once; otherwise the account without one, and a message. */
export function signUp(call: AuthCall, { password, ...order }: SignUp): Promise<Record<string, unknown>> {
  return completeSignUp(call, order, async () => ({ passwordHash: await hashPassword(password) }));
}

export async function completeSignUp(
  call: AuthCall,
  order: Registration,
  prepare: () => Promise<NewSecrets>,
): Promise<Record<string, unknown>> {
  const { server } = call;
  if (server.auth.autoconfirm) {
    return tellingWhoExists(call, () => signUpNow(call, order, prepare));
  }
  await limitMessages(call, order.email, 'confirmation');
  return evenly(async () => {
    const secrets = await prepare();
    return server.database.tx('service_role', {}, (tx) => registerPending(call, tx, order, secrets));
  });
}

async function signUpNow(
  call: AuthCall,
  order: Registration,
  prepare: () => Promise<NewSecrets>,
): Promise<Record<string, unknown>> {
  const secrets = await prepare();
  return call.server.database.tx('service_role', {}, async (tx) => {
    const { user: registered, passkeyId } = await registerNow(tx, order, secrets);
    const user = await confirmEmail(call, tx, registered, 'assumed');
    await writeAudit(tx, call, {
      action: 'user.signed_up',
      actorId: user.id,
      details: { provider: 'email', ...wayOf(secrets) },
    });
    return passkeyId === undefined
      ? startSession(call, tx, user, 'password')
      : startSession(call, tx, user, 'passkey', { passkeyId });
  });
}

function wayOf({ passkey }: NewSecrets): { method?: 'passkey' } {
  return passkey === undefined ? {} : { method: 'passkey' };
}

interface Registered {
  user: UserRow;
  passkeyId?: string;
}

async function registerNow(tx: Tx, order: Registration, secrets: NewSecrets): Promise<Registered> {
  const existing = await findUserByEmail(tx, order.email);
  // An invitation is for whoever reads the mail, not for whoever knows of it.
  if (existing !== undefined && (existing.email_confirmed_at !== null || existing.invited_at !== null))
    throw new AuthError('user_already_exists');
  if (existing !== undefined) return replace(tx, existing, order, secrets);
  const created = await create(tx, order, secrets);
  if (created === undefined) throw new AuthError('user_already_exists');
  return created;
}

async function registerPending(
  call: AuthCall,
  tx: Tx,
  order: Registration,
  secrets: NewSecrets,
): Promise<Record<string, unknown>> {
  const { server } = call;
  const { email, data, redirectTo, challenge } = order;
  const existing = await findUserByEmail(tx, email);
  if (existing === undefined) {
    const created = await create(tx, order, secrets);
    if (created !== undefined) {
      await writeAudit(tx, call, {
        action: 'user.signed_up',
        actorId: created.user.id,
        details: { provider: 'email', ...wayOf(secrets) },
      });
      const user = await sendOneTimeMail(server, tx, {
        user: created.user,
        kind: 'confirmation',
        to: email,
        redirectTo,
        challenge,
      });
      return presentUser(await withDetails(tx, user));
    }
  } else if (existing.email_confirmed_at !== null) {
    await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
    await sendAuthMail(server, tx, email, accountExistsMail(server.auth.siteUrl));
  } else if (existing.invited_at !== null) {
    await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
    await sendOneTimeMail(server, tx, { user: existing, kind: 'invite', to: email, redirectTo, challenge });
  } else {
    await writeAudit(tx, call, { action: 'user.repeated_signup', actorId: null, target: existing.id });
    const { user } = await replace(tx, existing, order, secrets);
    await sendOneTimeMail(server, tx, { user, kind: 'confirmation', to: email, redirectTo, challenge });
  }
  return standInUser(call, { email }, data);
}

async function create(
  tx: Tx,
  { email, data }: Registration,
  secrets: NewSecrets,
): Promise<Registered | undefined> {
  const { passwordHash } = secrets;
  const user = await createUser(tx, {
    email,
    userMetadata: data,
    ...(passwordHash === null ? {} : { passwordHash }),
  });
  return user === undefined ? undefined : withPasskey(tx, user, secrets);
}

async function replace(
  tx: Tx,
  { id }: UserRow,
  { data }: Registration,
  secrets: NewSecrets,
): Promise<Registered> {
  const { passwordHash } = secrets;
  return withPasskey(tx, await replaceSecrets(tx, id, { passwordHash, data }), secrets);
}

async function withPasskey(tx: Tx, user: UserRow, { passkey }: NewSecrets): Promise<Registered> {
  if (passkey === undefined) return { user };
  const { made, handle, name } = passkey;
  const added = await addCredential(tx, { user, handle, name }, made);
  if (added === undefined) throw new AuthError('webauthn_credential_exists');
  return { user, passkeyId: added.id };
}
