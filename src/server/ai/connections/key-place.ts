import type { SecretPlace } from '../../secrets/secret-box.ts';

/** Where the key of a connection, or of a person, lies. */
export function keyPlace(table: 'model_connections' | 'model_keys', id: string): SecretPlace {
  return { table: `public.${table}`, column: 'key_secret', row: id };
}
