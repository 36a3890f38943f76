import type { CredentialRow } from '../users/user.ts';

/** A passkey as its owner sees it: never the key itself. */
export function presentPasskey(row: CredentialRow): Record<string, unknown> {
  return {
    id: row.id,
    friendly_name: row.friendly_name,
    created_at: row.created_at.toISOString(),
    ...(row.last_used_at === null ? {} : { last_used_at: row.last_used_at.toISOString() }),
    transports: row.transports,
    backup_eligible: row.is_syncable,
    backed_up: row.is_backed_up,
  };
}
