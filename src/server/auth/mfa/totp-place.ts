import type { SecretPlace } from '../../secrets/secret-box.ts';

/** Where the secret of an authenticator app lies, sealed. */
export function totpPlace(factorId: string): SecretPlace {
  return { table: 'auth.mfa_factors', column: 'secret', row: factorId };
}
