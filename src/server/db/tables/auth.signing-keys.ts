import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthSigningKeysTable {
  kid: string;
  algorithm: 'ES256';
  /** Sealed. */
  private_jwk: string;
  public_jwk: Record<string, unknown>;
  created_at: Generated<Date>;
  retired_at: Date | null;
}

export const table = defineTable({
  name: 'auth.signing_keys',
  columns: ['kid', 'algorithm', 'private_jwk', 'public_jwk', 'created_at', 'retired_at'],
});
