import { jwtVerify } from 'jose';
import { KoraError } from '../../kernel/errors.ts';
import type { Claims } from '../db/database.ts';
import type { KeyRing } from './key-ring.server.ts';

export interface TokenRules {
  issuer: string;
  audience: string;
}

export type VerifyAccessToken = (token: string) => Promise<Claims>;

/**
 * Only ES256 with a key of ours, never a key that the token brings along; the wrong issuer, audience or time is
 * refused with the same words, so that a refusal teaches nothing.
 */
export function accessTokenVerifier(keys: KeyRing, rules: TokenRules): VerifyAccessToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(
        token,
        async (header) => {
          const key = header.kid === undefined ? undefined : await keys.verifying(header.kid);
          if (key === undefined) throw new Error('unknown key');
          return key;
        },
        {
          algorithms: ['ES256'],
          issuer: rules.issuer,
          audience: rules.audience,
          requiredClaims: ['exp'],
        },
      );
      return payload as Claims;
    } catch (error) {
      throw new KoraError('invalid_token', { cause: error });
    }
  };
}
