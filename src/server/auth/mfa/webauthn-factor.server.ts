import { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { AuthError } from '../auth-error.ts';
import type { FactorRow, UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import { assertionAnswer, registrationAnswer } from '../webauthn/answer-schema.ts';
import {
  addCredential,
  checkRegistration,
  creationOptions,
  credentialsOf,
} from '../webauthn/new-credential.server.ts';
import { needRelyingParty, type RelyingParty } from '../webauthn/relying-party.ts';
import { requestOptions, useCredential } from '../webauthn/use-credential.server.ts';

/** What a client says about the site. It may not choose it: another name is refused, the origins are ours. */
const site = {
  rpId: z.string().max(255).nullish(),
  rpOrigins: z.array(z.string().max(300)).max(20).nullish(),
};
export const webauthnChallengeFields = z.object(site).nullish();
export const webauthnVerifyFields = z
  .object({ ...site, type: z.enum(['create', 'request']), credential_response: z.unknown() })
  .nullish();

export interface FactorChallenge {
  /** Kept. */
  challenge: string;
  /** Sent. */
  webauthn: { type: 'create' | 'request'; credential_options: { publicKey: unknown } };
}

/** A new factor is to make its key; one that has it is to sign. */
export async function challengeWebauthnFactor(
  call: AuthCall,
  tx: Tx,
  user: UserRow,
  factor: FactorRow,
  rpId: string | null | undefined,
): Promise<FactorChallenge> {
  const party = partyNamed(call, rpId);
  const known = await credentialsOf(tx, user.id);
  const own = known.filter((credential) => credential.factor_id === factor.id);
  if (factor.status === 'verified') {
    const publicKey = await requestOptions(party, 'factor', own);
    const { challenge } = publicKey;
    return { challenge, webauthn: { type: 'request', credential_options: { publicKey } } };
  }
  const account = user.email ?? user.phone ?? 'account';
  const publicKey = await creationOptions({ party, use: 'factor', handle: handleOf(factor), account, known });
  const { challenge } = publicKey;
  return { challenge, webauthn: { type: 'create', credential_options: { publicKey } } };
}

/** A name of its own for each factor: an authenticator then keeps it apart from the person's passkeys. */
function handleOf({ id }: FactorRow): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function partyNamed(call: AuthCall, rpId: string | null | undefined): RelyingParty {
  const party = needRelyingParty(call.server.auth.siteUrl);
  if ((rpId ?? party.id) !== party.id)
    throw new AuthError('validation_failed', {
      message: `Keys are kept for ${party.id} here. Open ${party.origin} and try again`,
    });
  return party;
}

/** Nothing when the key is right. A refusal is answered, not thrown, so that the try counts. */
export async function checkWebauthnFactor(
  call: AuthCall,
  tx: Tx,
  factor: FactorRow,
  challenge: string,
  given: z.infer<typeof webauthnVerifyFields>,
): Promise<AuthError | undefined> {
  const party = partyNamed(call, given?.rpId);
  const type = factor.status === 'verified' ? 'request' : 'create';
  if (given?.type !== type)
    throw new AuthError('validation_failed', {
      message: `webauthn.type needs to be ${type} for this factor`,
    });
  const outcome = await (type === 'create'
    ? register(tx, factor, party, challenge, given.credential_response)
    : assert(call, tx, factor, party, challenge, given.credential_response));
  return outcome === undefined ? undefined : asFactorError(outcome);
}

async function register(
  tx: Tx,
  factor: FactorRow,
  party: RelyingParty,
  challenge: string,
  given: unknown,
): Promise<AuthError | undefined> {
  const made = await checkRegistration(party, 'factor', challenge, parse(registrationAnswer, given));
  if (made instanceof AuthError) return made;
  const owner = {
    user: { id: factor.user_id },
    handle: handleOf(factor),
    name: factor.friendly_name ?? '',
    factorId: factor.id,
  };
  return (await addCredential(tx, owner, made)) === undefined
    ? new AuthError('webauthn_credential_exists')
    : undefined;
}

async function assert(
  call: AuthCall,
  tx: Tx,
  factor: FactorRow,
  party: RelyingParty,
  challenge: string,
  given: unknown,
): Promise<AuthError | undefined> {
  const answer = parse(assertionAnswer, given);
  const found = await tx.first(
    queries
      .selectFrom('auth.webauthn_credentials')
      .selectAll()
      .where('factor_id', '=', factor.id)
      .where('credential_id', '=', answer.id)
      .forUpdate(),
  );
  if (found === undefined) return new AuthError('webauthn_verification_failed');
  const used = await useCredential(call, tx, found, { party, use: 'factor', challenge, answer });
  return used instanceof AuthError ? used : undefined;
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AuthError('validation_failed', { message: 'webauthn.credential_response is not valid' });
}

function asFactorError(cause: AuthError): AuthError {
  return cause.code === 'webauthn_credential_exists'
    ? cause
    : new AuthError('mfa_verification_failed', { message: cause.message, cause });
}
