import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import type { OpenIdPlan } from './enabled-providers.ts';
import { fetchFromProvider } from './fetch-from-provider.server.ts';
import type { GivenIdToken } from './identity-provider.ts';

export type ProviderKeys = ReturnType<typeof createRemoteJWKSet>;

/** Fetched when first needed and kept; a token with a key that is not among them makes them be fetched again. */
export function providerKeys(address: string): ProviderKeys {
  return createRemoteJWKSet(new URL(address), {
    cacheMaxAge: limits.providers.metadataMs,
    cooldownDuration: limits.providers.keysAgainMs,
    [customFetch]: (url) =>
      fetchFromProvider(String(url), { method: 'GET', headers: { accept: 'application/json' } }),
  });
}

/** Never one with a shared secret: whoever can verify such a token can also make one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

export interface VerifiedIdToken {
  claims: JWTPayload & { sub: string; iss: string };
  expiresAt: Date;
}

/** Signature, issuer, audience, age, nonce and the access token beside it: whatever is wrong, the token is refused. */
export async function verifyIdToken(
  plan: OpenIdPlan,
  { issuer, keys }: { issuer: string; keys: ProviderKeys },
  given: GivenIdToken,
): Promise<VerifiedIdToken> {
  const { payload, protectedHeader } = await jwtVerify(given.token, keys, {
    algorithms,
    issuer: issuersOf(plan, issuer, given.token),
    audience: [...plan.audiences],
    requiredClaims: ['sub', 'iss', 'aud', 'exp', 'iat'],
    maxTokenAge: limits.providers.idTokenSeconds,
    clockTolerance: limits.providers.clockToleranceSeconds,
    currentDate: given.now,
  }).catch(asRefusal);
  const { sub, iss, exp } = payload;
  if (sub === undefined || sub === '' || iss === undefined || exp === undefined) throw badToken();
  // A token for several is for us only if we know them all.
  if (![payload.aud].flat().every((one) => one !== undefined && plan.audiences.includes(one)))
    throw badToken();
  checkNonce(payload['nonce'], given.nonce);
  if (given.accessToken !== undefined)
    checkAccessToken(payload['at_hash'], protectedHeader.alg, given.accessToken);
  return { claims: { ...payload, sub, iss }, expiresAt: new Date(exp * 1_000) };
}

/** Microsoft states a pattern as its issuer, which the token's own tenant fills in; Google leaves out the scheme at times. */
function issuersOf(plan: OpenIdPlan, stated: string, token: string): string[] {
  if (stated.includes('{tenantid}')) {
    let tenant: unknown;
    try {
      tenant = decodeJwt(token)['tid'];
    } catch (cause) {
      throw badToken(cause);
    }
    if (typeof tenant !== 'string' || !/^[0-9a-f-]{36}$/i.test(tenant)) throw badToken();
    return [stated.replace('{tenantid}', tenant)];
  }
  return plan.name === 'google' ? [stated, stated.replace('https://', '')] : [stated];
}

/** The client keeps a secret and shows its hash to the provider: a token that was stolen lacks the secret. */
function checkNonce(stated: unknown, given: string | undefined): void {
  const claim = typeof stated === 'string' ? stated : '';
  if ((claim === '') !== (given === undefined))
    throw new AuthError('validation_failed', {
      message: 'Passed nonce and nonce in id_token should either both exist or not.',
    });
  if (given !== undefined && createHash('sha256').update(given).digest('hex') !== claim)
    throw new AuthError('validation_failed', { message: 'Nonces mismatch' });
}

function checkAccessToken(stated: unknown, algorithm: string, accessToken: string): void {
  if (stated === undefined) return;
  // Ed25519 hashes with SHA-512; the others say it in their name.
  const hash = `sha${/\d{3}$/.exec(algorithm)?.[0] ?? '512'}`;
  const digest = createHash(hash).update(accessToken).digest();
  if (digest.subarray(0, digest.length / 2).toString('base64url') !== stated) throw badToken();
}

function badToken(cause?: unknown): AuthError {
  return new AuthError('validation_failed', { message: 'Bad ID token', cause });
}

/** Something wrong with the token is the caller's; a provider that does not answer is not. */
function asRefusal(error: unknown): never {
  const isOfToken = error instanceof errors.JOSEError && /^ERR_(JW[ST]|JWKS_(NO|MULTIPLE))/.test(error.code);
  const isOther =
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof AuthError;
  throw isOfToken || isOther ? (error instanceof AuthError ? error : badToken(error)) : error;
}
