import type { Selectable } from 'kysely';
import type { AuthIdentitiesTable } from '../../db/tables/auth.identities.ts';
import type { AuthMfaFactorsTable } from '../../db/tables/auth.mfa-factors.ts';
import type { AuthUsersTable } from '../../db/tables/auth.users.ts';
import type { AuthWebauthnCredentialsTable } from '../../db/tables/auth.webauthn-credentials.ts';

export type UserRow = Selectable<AuthUsersTable>;
export type IdentityRow = Selectable<AuthIdentitiesTable>;
export type FactorRow = Selectable<AuthMfaFactorsTable>;
export type CredentialRow = Selectable<AuthWebauthnCredentialsTable>;

/** A person with everything that a client may see of them. */
export interface FullUser {
  row: UserRow;
  identities: IdentityRow[];
  factors: FactorRow[];
}
