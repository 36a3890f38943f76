import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { limits } from '../../../kernel/limits.ts';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import type { CredentialRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import type { AssertionAnswer } from './answer-schema.ts';
import type { KeyUse } from './new-credential.server.ts';
import type { RelyingParty } from './relying-party.ts';

/** Without `allowed`, the authenticator offers what it has for this site. */
export function requestOptions(
  party: RelyingParty,
  use: KeyUse,
  allowed: readonly CredentialRow[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: limits.passkeys.challengeSeconds * 1_000,
    userVerification: use === 'passkey' ? 'required' : 'preferred',
    ...(allowed.length === 0
      ? {}
      : { allowCredentials: allowed.map(({ credential_id: id, transports }) => ({ id, transports })) }),
  });
}

export interface Assertion {
  party: RelyingParty;
  use: KeyUse;
  challenge: string;
  answer: AssertionAnswer;
}

/**
 * The key as it is after this use. `found` must be locked. A refusal is returned, so that what was written about it is
 * kept.
 */
export async function useCredential(
  call: AuthCall,
  tx: Tx,
  found: CredentialRow,
  assertion: Assertion,
): Promise<CredentialRow | AuthError> {
  const shown = await checkSignature(found, assertion);
  if (shown instanceof AuthError) return shown;
  // Authenticators without a counter say 0 for ever. One that counts never goes back: this is a copy, or the other is.
  const counts = shown.counter > 0 || found.sign_count > 0;
  if (counts && shown.counter <= found.sign_count) {
    await writeAudit(tx, call, {
      action: 'webauthn.counter_regressed',
      actorId: null,
      target: found.id,
      details: { user_id: found.user_id, known: found.sign_count, shown: shown.counter },
    });
    return new AuthError('webauthn_verification_failed', {
      message: 'This key may have been copied and was not accepted. Sign in another way, then remove it',
    });
  }
  return tx.one(
    queries
      .updateTable('auth.webauthn_credentials')
      .set({
        sign_count: shown.counter,
        is_backed_up: shown.isBackedUp,
        last_used_at: call.server.clock.now(),
      })
      .where('id', '=', found.id)
      .returningAll(),
  );
}

async function checkSignature(
  found: CredentialRow,
  { party, use, challenge, answer }: Assertion,
): Promise<{ counter: number; isBackedUp: boolean } | AuthError> {
  try {
    const { userHandle, ...signed } = answer.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { ...signed, ...(typeof userHandle === 'string' ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: use === 'passkey',
      credential: {
        id: found.credential_id,
        publicKey: new Uint8Array(Buffer.from(found.public_key, 'base64url')),
        // The counter is compared by us, after the signature: before it, anybody could claim a copy.
        counter: 0,
      },
    });
    if (!verified) return new AuthError('webauthn_verification_failed');
    return {
      counter: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
    };
  } catch (cause) {
    return new AuthError('webauthn_verification_failed', { cause });
  }
}
