import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** What a body says about PKCE; spread it into a verb's schema. */
export const codeChallengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

export function readCodeChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): CodeChallenge | undefined {
  const challenge = body.code_challenge ?? '';
  const method = (body.code_challenge_method ?? '').toLowerCase();
  if (challenge === '' && method === '') return undefined;
  if (challenge === '' || method === '')
    throw new AuthError('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  if (method !== 's256' && method !== 'plain')
    throw new AuthError('validation_failed', { message: 'code challenge method not supported' });
  if (!/^[\w.~-]{43,128}$/.test(challenge))
    throw new AuthError('validation_failed', {
      message: 'code challenge has to be between 43 and 128 characters of letters, digits, -, ., _ and ~',
    });
  return { challenge, method };
}

export function answersChallenge(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const given = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const a = createHash('sha256').update(given).digest();
  return timingSafeEqual(a, createHash('sha256').update(challenge).digest());
}
