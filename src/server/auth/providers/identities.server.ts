import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { mergeMetadata } from '../users/metadata.ts';
import type { IdentityRow, UserRow } from '../users/user.ts';
import type { AuthCall } from '../verb.ts';
import type { ProvidedPerson } from './identity-provider.ts';

export function findIdentity(tx: Tx, provider: string, subject: string): Promise<IdentityRow | undefined> {
  return tx.first(
    queries
      .selectFrom('auth.identities')
      .selectAll()
      .where('provider', '=', provider)
      .where('provider_id', '=', subject),
  );
}

export function addIdentity(
  call: AuthCall,
  tx: Tx,
  userId: string,
  provider: string,
  person: ProvidedPerson,
): Promise<IdentityRow> {
  return tx.one(
    queries
      .insertInto('auth.identities')
      .values({
        user_id: userId,
        provider,
        provider_id: person.subject,
        identity_data: person.data,
        last_sign_in_at: call.server.clock.now(),
      })
      .returningAll(),
  );
}

export function renewIdentity(
  call: AuthCall,
  tx: Tx,
  id: string,
  person: ProvidedPerson,
): Promise<IdentityRow> {
  return tx.one(
    queries
      .updateTable('auth.identities')
      .set({ identity_data: person.data, last_sign_in_at: call.server.clock.now() })
      .where('id', '=', id)
      .returningAll(),
  );
}

/** The account's metadata says which ways to sign in it has, and what the latest of them said about the person. */
export async function noteIdentities(
  tx: Tx,
  user: UserRow,
  said: Readonly<Record<string, unknown>> = {},
): Promise<UserRow> {
  const identities = await tx.all(
    queries
      .selectFrom('auth.identities')
      .select('provider')
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .orderBy('id'),
  );
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const former = user.raw_app_meta_data['provider'];
  const provider = providers.find((name) => name === former) ?? providers[0];
  return tx.one(
    queries
      .updateTable('auth.users')
      .set({
        raw_app_meta_data: { ...user.raw_app_meta_data, provider, providers },
        raw_user_meta_data: mergedOrOld(user.raw_user_meta_data, said),
      })
      .where('id', '=', user.id)
      .returningAll(),
  );
}

/** Somebody whose metadata is full must still be able to sign in. */
function mergedOrOld(
  old: Record<string, unknown>,
  said: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  try {
    return mergeMetadata(old, said);
  } catch {
    return old;
  }
}
