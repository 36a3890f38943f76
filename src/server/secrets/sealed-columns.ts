/** Every column of the database that holds a secret which the server itself must be able to read again. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The column that names a row. */
  row: string;
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'auth.signing_keys', column: 'private_jwk', row: 'kid' },
  { table: 'auth.mfa_factors', column: 'secret', row: 'id' },
  { table: 'auth.flow_states', column: 'provider_code_verifier', row: 'id' },
  { table: 'auth.flow_states', column: 'provider_access_token', row: 'id' },
  { table: 'auth.flow_states', column: 'provider_refresh_token', row: 'id' },
  { table: 'internal.installation_secrets', column: 'secret', row: 'name' },
  { table: 'internal.sealed_mails', column: 'mail', row: 'id' },
  { table: 'public.model_connections', column: 'key_secret', row: 'id' },
  { table: 'public.model_keys', column: 'key_secret', row: 'id' },
  { table: 'public.tool_servers', column: 'key_secret', row: 'id' },
];
