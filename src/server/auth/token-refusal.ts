import { KoraError } from '../../kernel/errors.ts';

/**
 * Why a token is refused: what people and functions read, and PostgREST's code and words, which clients compare. A
 * claim is looked at only after the signature, so that nothing is told to somebody who made the token up.
 */
const catalogue = {
  header: {
    text: 'The Authorization header must be "Bearer", a space and a token.',
    rest: ['PGRST301', 'Authorization header is not a Bearer token'],
  },
  malformed: {
    text: 'This is not an access token. Send the one that signing in gave you, or a key of this installation.',
    rest: ['PGRST301', 'JWT is malformed'],
  },
  signature: {
    text: 'This token was not signed by this installation. Sign in here, or use a key that this installation printed.',
    rest: ['PGRST301', 'No suitable key or wrong key type'],
  },
  expired: {
    text: 'This token has expired. Refresh the session or sign in again.',
    rest: ['PGRST303', 'JWT expired'],
  },
  not_yet_valid: {
    text: 'This token is not valid yet. Check the clocks of the machines, then sign in again.',
    rest: ['PGRST303', 'JWT not yet valid'],
  },
  issuer: {
    text: 'This token was issued at another address of this installation. Sign in again at this one.',
    rest: ['PGRST303', 'JWT not from this issuer'],
  },
  audience: {
    text: 'This token is meant for another service. Sign in here to get one that is not.',
    rest: ['PGRST303', 'JWT not in audience'],
  },
  revoked: {
    text: 'This service_role key was revoked. Use one that was printed since then.',
    rest: ['PGRST303', 'JWT revoked'],
  },
  key_elsewhere: {
    text: 'This is a personal key. It works at /mcp and nowhere else.',
    rest: ['PGRST301', 'Personal keys are not taken here'],
  },
  key_unknown: {
    text: 'This personal key is not known here. It may have been revoked: make a new one in the settings.',
    rest: ['PGRST301', 'Personal key unknown'],
  },
  key_expired: {
    text: 'The last day of this personal key has passed. Make a new one in the settings.',
    rest: ['PGRST303', 'Personal key expired'],
  },
  key_ended: {
    text: 'This personal key ended when access to the account was renewed. Make a new one in the settings.',
    rest: ['PGRST303', 'Personal key ended'],
  },
  nobody: {
    text: 'This token names no person. Sign in again.',
    rest: ['PGRST303', 'JWT without a person'],
  },
} as const satisfies Record<string, { text: string; rest: readonly [code: string, message: string] }>;

export type TokenFault = keyof typeof catalogue;

export function refusedToken(reason: TokenFault, cause?: unknown): KoraError {
  return new KoraError('invalid_token', { message: catalogue[reason].text, details: { reason }, cause });
}

/** The reason that a refusal carries; other errors, and sessions that ended, carry none. */
export function faultOf(error: KoraError): TokenFault | undefined {
  const { details } = error;
  if (error.code !== 'invalid_token' || typeof details !== 'object' || details === null) return undefined;
  const reason = 'reason' in details ? String(details.reason) : '';
  return Object.hasOwn(catalogue, reason) ? (reason as TokenFault) : undefined;
}

/** The same refusal as a PostgREST client knows it. */
export function postgrestWords(reason: TokenFault): { code: string; message: string; hint: string } {
  const { rest, text } = catalogue[reason];
  return { code: rest[0], message: rest[1], hint: text };
}
