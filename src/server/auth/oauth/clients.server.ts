import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import type { AuthOauthClientsTable } from '../../db/tables/auth.oauth-clients.ts';
import { isUuid } from '../is-uuid.ts';
import { hashToken, randomToken } from '../sessions/hash-token.server.ts';
import type { ClientFields } from './client-fields.ts';

export type OAuthClient = Selectable<AuthOauthClientsTable>;

export async function findClient(tx: Tx, id: string | undefined): Promise<OAuthClient | undefined> {
  if (!isUuid(id)) return undefined;
  return tx.first(queries.selectFrom('auth.oauth_clients').selectAll().where('id', '=', id));
}

export interface NewClient {
  client: OAuthClient;
  /** Shown once: only its hash is kept. */
  secret: string | undefined;
}

export async function createClient(
  tx: Tx,
  fields: ClientFields,
  registration: OAuthClient['registration'],
): Promise<NewClient> {
  const secret = fields.auth_method === 'none' ? undefined : newSecret();
  const client = await tx.one(
    queries
      .insertInto('auth.oauth_clients')
      .values({ ...fields, registration, secret_hash: secret === undefined ? null : hashToken(secret) })
      .returningAll(),
  );
  return { client, secret };
}

export function newSecret(): string {
  return randomToken(32);
}

/** The client as GoTrue's and RFC 7591's clients know it; never the hash of its secret. */
export function presentClient(client: OAuthClient, secret?: string): Record<string, unknown> {
  return {
    client_id: client.id,
    ...(secret === undefined ? {} : { client_secret: secret }),
    client_name: client.name,
    client_type: client.auth_method === 'none' ? 'public' : 'confidential',
    token_endpoint_auth_method: client.auth_method,
    registration_type: client.registration,
    ...(client.uri === null ? {} : { client_uri: client.uri }),
    ...(client.logo_uri === null ? {} : { logo_uri: client.logo_uri }),
    redirect_uris: client.redirect_uris,
    grant_types: client.grant_types,
    response_types: ['code'],
    ...(client.scopes === null ? {} : { scope: client.scopes.join(' ') }),
    created_at: client.created_at.toISOString(),
    updated_at: client.updated_at.toISOString(),
  };
}

/** The client as a person meets it. */
export function clientForPerson(client: OAuthClient): Record<string, unknown> {
  return {
    id: client.id,
    name: client.name,
    uri: client.uri ?? '',
    logo_uri: client.logo_uri ?? '',
    client_type: client.auth_method === 'none' ? 'public' : 'confidential',
    registration_type: client.registration,
  };
}
