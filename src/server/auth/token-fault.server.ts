import { errors } from 'jose';
import { refusedToken, type TokenFault } from './token-refusal.ts';

const faultOfClaim: Readonly<Record<string, TokenFault>> = { aud: 'audience', nbf: 'not_yet_valid' };

/** What the verification of a token found, in our words. What has nothing to do with the token stays what it is. */
export function tokenFault(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  if (error instanceof errors.JWTExpired) return refusedToken('expired', error);
  if (error instanceof errors.JWTClaimValidationFailed)
    return refusedToken(faultOfClaim[error.claim] ?? 'malformed', error);
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed)
    return refusedToken('signature', error);
  return refusedToken('malformed', error);
}
