import type { Tx } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { ModelProvider } from '../model-settings.ts';
import { keyPlace } from './key-place.ts';

export interface GivenKey {
  table: 'model_connections' | 'model_keys';
  id: string;
  provider: ModelProvider;
  baseUrl: string;
  /** Undefined leaves what is stored, an empty one removes it. */
  key: string | undefined;
}

export type KeyToStore = { ok: true; sealed: string | null } | { ok: false; message: string };

/**
 * The key as it is stored. One that stays is not sent to another place than it was given for: else whoever may change the
 * address could have it sent to themselves.
 */
export async function keyToStore(tx: Tx, secrets: SecretBox, given: GivenKey): Promise<KeyToStore> {
  const { table, id, key } = given;
  if (key !== undefined)
    return { ok: true, sealed: key === '' ? null : secrets.seal(keyPlace(table, id), key) };
  const { rows } = await tx.query<{ provider: string; base_url: string; key_secret: string | null }>(
    `select provider, base_url, key_secret from public.${table} where id = $1 for update`,
    [id],
  );
  const stored = rows[0]?.key_secret ?? null;
  if (stored === null) return { ok: true, sealed: null };
  const isSamePlace =
    rows[0]?.provider === given.provider && originOf(rows[0].base_url) === originOf(given.baseUrl);
  return isSamePlace
    ? { ok: true, sealed: stored }
    : { ok: false, message: 'The address has changed: enter the key for it again.' };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
