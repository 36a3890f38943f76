import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { UserRow } from './user.ts';

export interface NewUser {
  id?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | undefined;
  userMetadata?: Record<string, unknown> | undefined;
  appMetadata?: Record<string, unknown> | undefined;
  isAnonymous?: boolean | undefined;
  bannedUntil?: Date | null | undefined;
}

/** The account with its identities, not confirmed; nothing when the address or number is taken. */
export async function createUser(tx: Tx, person: NewUser): Promise<UserRow | undefined> {
  const providers = [
    ...(person.email === undefined ? [] : ['email']),
    ...(person.phone === undefined ? [] : ['phone']),
  ];
  const user = await tx.first(
    queries
      .insertInto('auth.users')
      .values({
        ...(person.id === undefined ? {} : { id: person.id }),
        email: person.email ?? null,
        phone: person.phone ?? null,
        encrypted_password: person.passwordHash ?? null,
        raw_user_meta_data: person.userMetadata ?? {},
        raw_app_meta_data: {
          ...(providers.length === 0 ? {} : { provider: providers[0], providers }),
          ...person.appMetadata,
        },
        is_anonymous: person.isAnonymous ?? false,
        banned_until: person.bannedUntil ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll(),
  );
  if (user === undefined) return undefined;
  if (user.email !== null) await putEmailIdentity(tx, user.id, user.email, false);
  if (user.phone !== null) await putPhoneIdentity(tx, user.id, user.phone, false);
  return user;
}

/** The identity of signing in with address and password; its provider's name for the person is our own id. */
export function putEmailIdentity(tx: Tx, userId: string, email: string, isVerified: boolean): Promise<void> {
  return putIdentity(tx, 'email', { sub: userId, email, email_verified: isVerified, phone_verified: false });
}

export function putPhoneIdentity(tx: Tx, userId: string, phone: string, isVerified: boolean): Promise<void> {
  return putIdentity(tx, 'phone', { sub: userId, phone, email_verified: false, phone_verified: isVerified });
}

async function putIdentity(
  tx: Tx,
  provider: 'email' | 'phone',
  data: { sub: string; [fact: string]: unknown },
): Promise<void> {
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
     values ($1::uuid, $2, $1::text, $3::jsonb, now())
     on conflict (provider, provider_id) do update set identity_data = auth.identities.identity_data || excluded.identity_data`,
    [data.sub, provider, data],
  );
}
