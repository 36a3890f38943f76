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

/** A moment as the database's driver gives it, or as it stands in JSON that the database wrote. */
export type Told<Value> = Date extends Value ? Value | string : Value;

type ToldRow<Row, Column extends keyof Row> = { readonly [Name in Column]: Told<Row[Name]> };

export const presentedColumns = {
  user: [
    'id',
    'aud',
    'role',
    'email',
    'email_confirmed_at',
    'invited_at',
    'phone',
    'phone_confirmed_at',
    'confirmation_sent_at',
    'recovery_sent_at',
    'email_change',
    'email_change_sent_at',
    'phone_change',
    'phone_change_sent_at',
    'reauthentication_sent_at',
    'last_sign_in_at',
    'raw_app_meta_data',
    'raw_user_meta_data',
    'created_at',
    'updated_at',
    'banned_until',
    'deleted_at',
    'is_anonymous',
  ],
  identity: [
    'id',
    'provider_id',
    'user_id',
    'identity_data',
    'provider',
    'last_sign_in_at',
    'created_at',
    'updated_at',
    'email',
  ],
  factor: [
    'id',
    'created_at',
    'updated_at',
    'status',
    'friendly_name',
    'factor_type',
    'phone',
    'last_challenged_at',
  ],
} as const satisfies {
  user: readonly (keyof UserRow)[];
  identity: readonly (keyof IdentityRow)[];
  factor: readonly (keyof FactorRow)[];
};

export type PresentableIdentity = ToldRow<IdentityRow, (typeof presentedColumns.identity)[number]>;
export type PresentableFactor = ToldRow<FactorRow, (typeof presentedColumns.factor)[number]>;

/** As much of a person as their clients are shown. */
export interface PresentableUser {
  readonly row: ToldRow<UserRow, (typeof presentedColumns.user)[number]>;
  readonly identities: readonly PresentableIdentity[];
  readonly factors: readonly PresentableFactor[];
}
