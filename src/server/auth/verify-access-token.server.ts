import { jwtVerify } from 'jose';
import { limits } from '../../kernel/limits.ts';
import type { Claims } from '../db/database.ts';
import { isInstallationKey, isOfGeneration } from './installation-key.server.ts';
import type { KeyRing } from './key-ring.server.ts';
import { tokenFault } from './token-fault.server.ts';
import { refusedToken } from './token-refusal.ts';

export interface TokenRules {
  /** Of the tokens of people; keys of the installation hold at every address. */
  issuer: string;
  audience: string;
}

export type VerifyAccessToken = (token: string) => Promise<Claims>;

interface Verified {
  claims: Claims;
  expiresAt: number;
  /** After this the token is verified again, so that a key taken away ends what it has signed. */
  trustedUntil: number;
}

/**
 * Only ES256 with a key of ours, never a key that the token brings along. A refusal says why, which only somebody
 * learns whose token we signed. The same token comes with every request of a page: what was verified a moment ago is
 * remembered, never longer than the token itself lives.
 */
export function accessTokenVerifier(
  keys: KeyRing,
  rules: TokenRules,
  now: () => number = Date.now,
): VerifyAccessToken {
  const remembered = new Map<string, Verified>();

  function recall(token: string): Claims | undefined {
    const found = remembered.get(token);
    if (found === undefined) return undefined;
    if (now() < Math.min(found.expiresAt, found.trustedUntil)) return found.claims;
    remembered.delete(token);
    return undefined;
  }

  function remember(token: string, claims: Claims, expiresAt: number): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= limits.auth.rememberedTokens && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, { claims, expiresAt, trustedUntil: now() + limits.auth.rememberTokenMs });
  }

  return async (token) => {
    const known = recall(token);
    if (known !== undefined) return known;
    try {
      const { payload } = await jwtVerify(token, (header) => keyFor(keys, header.kid), {
        algorithms: ['ES256'],
        audience: rules.audience,
        requiredClaims: ['exp'],
        currentDate: new Date(now()),
      });
      // All requests with this token share it.
      const claims: Claims = Object.freeze(payload);
      if (claims.role === 'service_role' && !isOfGeneration(claims, await keys.serviceGeneration()))
        throw refusedToken('revoked');
      if (!isInstallationKey(claims) && payload.iss !== rules.issuer) throw refusedToken('issuer');
      remember(token, claims, (payload.exp ?? 0) * 1_000);
      return claims;
    } catch (error) {
      throw tokenFault(error);
    }
  };
}

async function keyFor(keys: KeyRing, kid: string | undefined) {
  const key = kid === undefined ? undefined : await keys.verifying(kid);
  if (key === undefined) throw refusedToken('signature');
  return key;
}
