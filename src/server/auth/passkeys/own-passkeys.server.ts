import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../is-uuid.ts';
import { lockFactors } from '../mfa/own-factor.server.ts';
import { enabledProviders } from '../providers/enabled-providers.ts';
import type { CurrentSession } from '../sessions/current-session.server.ts';
import type { CredentialRow, UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { credentialsOf } from '../webauthn/new-credential.server.ts';

export async function passkeysOf(tx: Tx, userId: string): Promise<CredentialRow[]> {
  return (await credentialsOf(tx, userId)).filter(({ factor_id }) => factor_id === null);
}

/** A passkey of somebody else is as unknown as one that never was. */
export function pickPasskey(passkeys: readonly CredentialRow[], id: string | undefined): CredentialRow {
  if (!isUuid(id))
    throw new AuthError('validation_failed', { status: 404, message: 'passkey_id must be an UUID' });
  const found = passkeys.find((passkey) => passkey.id === id.toLowerCase());
  if (found === undefined) throw new AuthError('webauthn_credential_not_found');
  return found;
}

/**
 * A passkey gives the second level by itself. Whoever has only the password of a person with a second factor could
 * otherwise make one and pass the factor by. Nobody else changes the factors meanwhile.
 */
export async function needFactorShown(tx: Tx, { user, aal }: CurrentSession): Promise<void> {
  const factors = await lockFactors(tx, user.id);
  if (aal === 'aal2' || !factors.some(({ status }) => status === 'verified')) return;
  throw new AuthError('insufficient_aal', {
    message: 'AAL2 required to change passkeys. Show your second factor first',
  });
}

/** A passkey goes with the sessions that it opened: whoever has the device is to be out. `except` stays, a level lower. */
export async function removePasskey(tx: Tx, passkey: CredentialRow, except?: string): Promise<void> {
  const opened = queries.deleteFrom('auth.sessions').where('passkey_id', '=', passkey.id);
  await tx.run(except === undefined ? opened : opened.where('id', '<>', except));
  await tx.run(
    queries.updateTable('auth.sessions').set({ aal: 'aal1' }).where('passkey_id', '=', passkey.id),
  );
  await tx.run(queries.deleteFrom('auth.webauthn_credentials').where('id', '=', passkey.id));
}

/** What is left without this passkey. Mail does not count: it is how a lost way in is replaced. */
export async function refuseLastWayIn(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  passkeys: readonly CredentialRow[],
): Promise<void> {
  if (passkeys.length > 1 || user.encrypted_password !== null) return;
  if (call.server.auth.phone && user.phone_confirmed_at !== null) return;
  const providers = enabledProviders(call.server.settings).map(({ name }) => name);
  const identities = await tx.all(
    queries.selectFrom('auth.identities').select('provider').where('user_id', '=', user.id),
  );
  if (identities.some(({ provider }) => providers.includes(provider))) return;
  throw new AuthError('single_identity_not_deletable', {
    message: 'This passkey is the only way to sign in. Set a password or add another passkey first',
  });
}
