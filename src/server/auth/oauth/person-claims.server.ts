import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { UserRow } from '../users/user.ts';

/** What OpenID Connect tells about a person, as far as the scopes go. */
export async function personClaims(
  tx: Tx,
  user: UserRow,
  scopes: readonly string[],
): Promise<Record<string, unknown>> {
  return {
    ...(scopes.includes('profile') ? await profileClaims(tx, user) : {}),
    ...(scopes.includes('email') && user.email !== null
      ? { email: user.email, email_verified: user.email_confirmed_at !== null }
      : {}),
    ...(scopes.includes('phone') && user.phone !== null
      ? { phone_number: `+${user.phone}`, phone_number_verified: user.phone_confirmed_at !== null }
      : {}),
  };
}

async function profileClaims(tx: Tx, user: UserRow): Promise<Record<string, unknown>> {
  const profile = await tx.first(
    queries
      .selectFrom('profiles')
      .select(['display_name', 'avatar_url', 'updated_at'])
      .where('user_id', '=', user.id),
  );
  const name = textOf(
    profile?.display_name,
    user.raw_user_meta_data['full_name'],
    user.raw_user_meta_data['name'],
  );
  // A picture that was put into the profile is data and no address: it would not fit into a token.
  const picture = [profile?.avatar_url, user.raw_user_meta_data['avatar_url']].find(
    (one): one is string => typeof one === 'string' && /^https:\/\/\S{1,2000}$/.test(one),
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(picture === undefined ? {} : { picture }),
    updated_at: Math.floor((profile?.updated_at ?? user.updated_at).getTime() / 1_000),
  };
}

function textOf(...candidates: unknown[]): string | undefined {
  return candidates.find((one): one is string => typeof one === 'string' && one.trim() !== '')?.slice(0, 200);
}
