import type { Generated } from 'kysely';
import { defineTable } from '../define-table.ts';

export interface AuthSigningKeysTable {
  kid: string;
  algorithm: 'ES256';
  private_jwk: Record<string, unknown>;
  public_jwk: Record<string, unknown>;
  created_at: Generated<Date>;
  retired_at: Date | null;
}

export const table = defineTable({
  name: 'auth.signing_keys',
  columns: ['kid', 'algorithm', 'private_jwk', 'public_jwk', 'created_at', 'retired_at'],
});
