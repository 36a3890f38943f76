import type { Tx } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { toolKeyPlace } from './tool-server.ts';

export type ToolKey = { ok: true; sealed: string | null } | { ok: false; message: string };

/**
 * The key as it is stored. One that stays is not sent to another place than it was given for: else whoever may change the
 * address could have it sent to themselves.
 */
export async function toolKeyToStore(
  tx: Tx,
  secrets: SecretBox,
  { id, url, key }: { id: string; url: string; key: string | undefined },
): Promise<ToolKey> {
  if (key !== undefined) return { ok: true, sealed: key === '' ? null : secrets.seal(toolKeyPlace(id), key) };
  const { rows } = await tx.query<{ url: string; key_secret: string | null }>(
    'select url, key_secret from public.tool_servers where id = $1 for update',
    [id],
  );
  const [stored] = rows;
  if (stored === undefined || stored.key_secret === null) return { ok: true, sealed: null };
  return new URL(stored.url).origin === new URL(url).origin
    ? { ok: true, sealed: stored.key_secret }
    : { ok: false, message: 'The address has changed: enter the key for it again.' };
}
