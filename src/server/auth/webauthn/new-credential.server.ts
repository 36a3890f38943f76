import { randomBytes } from 'node:crypto';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import type { CredentialRow, UserRow } from '../users/user.ts';
import type { RegistrationAnswer } from './answer-schema.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257];
const unknownModel = '00000000-0000-0000-0000-000000000000';

/** What a key is to be for. A passkey stands for the person alone and must check them; a factor stands beside a password. */
export type KeyUse = 'passkey' | 'factor';

export interface KeyOrder {
  party: RelyingParty;
  use: KeyUse;
  handle: string;
  /** What the authenticator shows as the account. */
  account: string;
  /** Keys that the person has: an authenticator with one of them makes no second. */
  known: readonly CredentialRow[];
}

export function newHandle(): string {
  return randomBytes(limits.passkeys.handleBytes).toString('base64url');
}

export function creationOptions(order: KeyOrder): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { party, use, handle, account, known } = order;
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userName: account,
    userDisplayName: account,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    timeout: limits.passkeys.challengeSeconds * 1_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection:
      use === 'passkey'
        ? { residentKey: 'required', userVerification: 'required' }
        : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

/** A key that has shown itself; whose it becomes is decided by who asked for it. */
export type NewCredential = Pick<
  CredentialRow,
  'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'aaguid' | 'is_syncable' | 'is_backed_up'
>;

export async function checkRegistration(
  party: RelyingParty,
  use: KeyUse,
  challenge: string,
  answer: RegistrationAnswer,
): Promise<NewCredential | AuthError> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: {
          clientDataJSON: answer.response.clientDataJSON,
          attestationObject: answer.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: use === 'passkey',
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return new AuthError('webauthn_verification_failed');
    const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      sign_count: credential.counter,
      transports: answer.response.transports ?? [],
      aaguid: aaguid === unknownModel ? null : aaguid,
      is_syncable: credentialDeviceType === 'multiDevice',
      is_backed_up: credentialBackedUp,
    };
  } catch (cause) {
    return new AuthError('webauthn_verification_failed', { cause });
  }
}

export interface CredentialOwner {
  user: Pick<UserRow, 'id'>;
  handle: string;
  name: string;
  factorId?: string;
}

/** Nothing when the key is registered already, here or with somebody else. */
export function addCredential(
  tx: Tx,
  { user, handle, name, factorId }: CredentialOwner,
  made: NewCredential,
): Promise<CredentialRow | undefined> {
  return tx.first(
    queries
      .insertInto('auth.webauthn_credentials')
      .values({
        ...made,
        user_id: user.id,
        factor_id: factorId ?? null,
        user_handle: handle,
        friendly_name: name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll(),
  );
}

export function credentialsOf(tx: Tx, userId: string): Promise<CredentialRow[]> {
  return tx.all(
    queries
      .selectFrom('auth.webauthn_credentials')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}
