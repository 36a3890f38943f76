import { sql } from 'kysely';
import { writeAudit } from '../../audit/write-audit.server.ts';
import type { Tx } from '../../db/database.ts';
import { queries } from '../../db/query-builder.ts';
import { pageHeaders, readPage } from '../admin/page-of.ts';
import { AuthError } from '../auth-error.ts';
import { changedFields, clientChangeSchema, fieldsOfNew, newClientSchema } from '../oauth/client-fields.ts';
import {
  createClient,
  findClient,
  newSecret,
  type OAuthClient,
  presentClient,
} from '../oauth/clients.server.ts';
import { whileServed } from '../oauth/oauth-wire.server.ts';
import { hashToken } from '../sessions/hash-token.server.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

/** Newest first. */
export const adminListOAuthClients = defineVerb({
  method: 'GET',
  path: '/admin/oauth/clients',
  access: 'admin',
  handle: whileServed(async (call) => {
    const page = readPage(call);
    return call.server.database.tx('service_role', {}, async (tx) => {
      const all = queries.selectFrom('auth.oauth_clients');
      const { total } = await tx.one(all.select(sql<number>`count(*)::int`.as('total')));
      const clients = await tx.all(
        all
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(page.size)
          .offset((page.number - 1) * page.size),
      );
      return {
        status: 200,
        body: { clients: clients.map((client) => presentClient(client)), aud: 'authenticated' },
        headers: pageHeaders('/admin/oauth/clients', page, total),
      };
    });
  }),
});

export const adminCreateOAuthClient = defineVerb({
  method: 'POST',
  path: '/admin/oauth/clients',
  access: 'admin',
  body: newClientSchema,
  handle: whileServed((call) =>
    call.server.database.tx('service_role', {}, async (tx) => {
      const { client, secret } = await createClient(tx, fieldsOfNew(call.body), 'manual');
      await note(call, tx, 'oauth.client_created', client);
      return { status: 201, body: presentClient(client, secret) };
    }),
  ),
});

export const adminGetOAuthClient = defineVerb({
  method: 'GET',
  path: '/admin/oauth/clients/:id',
  access: 'admin',
  handle: whileServed((call) =>
    call.server.database.tx('service_role', {}, async (tx) => ({
      status: 200,
      body: presentClient(await targetClient(call, tx)),
    })),
  ),
});

/** A client that becomes confidential gets its first secret in the answer; one that becomes public loses its own. */
export const adminUpdateOAuthClient = defineVerb({
  method: 'PUT',
  path: '/admin/oauth/clients/:id',
  access: 'admin',
  body: clientChangeSchema,
  handle: whileServed((call) =>
    call.server.database.tx('service_role', {}, async (tx) => {
      const before = await targetClient(call, tx);
      const changes = changedFields(call.body);
      const method = changes.auth_method ?? before.auth_method;
      const secret = method !== 'none' && before.secret_hash === null ? newSecret() : undefined;
      const kept = method === 'none' ? null : secret === undefined ? before.secret_hash : hashToken(secret);
      const client = await tx.one(
        queries
          .updateTable('auth.oauth_clients')
          .set({ ...changes, secret_hash: kept })
          .where('id', '=', before.id)
          .returningAll(),
      );
      await note(call, tx, 'oauth.client_changed', client);
      return { status: 200, body: presentClient(client, secret) };
    }),
  ),
});

/** Every access that people gave it ends with it. */
export const adminDeleteOAuthClient = defineVerb({
  method: 'DELETE',
  path: '/admin/oauth/clients/:id',
  access: 'admin',
  handle: whileServed((call) =>
    call.server.database.tx('service_role', {}, async (tx) => {
      const client = await targetClient(call, tx);
      await tx.run(queries.deleteFrom('auth.oauth_clients').where('id', '=', client.id));
      await note(call, tx, 'oauth.client_deleted', client);
      return { status: 204 };
    }),
  ),
});

/** The former secret ends at once. */
export const adminRenewOAuthSecret = defineVerb({
  method: 'POST',
  path: '/admin/oauth/clients/:id/regenerate_secret',
  access: 'admin',
  handle: whileServed((call) =>
    call.server.database.tx('service_role', {}, async (tx) => {
      const { id, auth_method: method } = await targetClient(call, tx);
      if (method === 'none')
        throw new AuthError('validation_failed', {
          message: 'A public client has no secret. Change token_endpoint_auth_method first',
        });
      const secret = newSecret();
      const client = await tx.one(
        queries
          .updateTable('auth.oauth_clients')
          .set({ secret_hash: hashToken(secret) })
          .where('id', '=', id)
          .returningAll(),
      );
      await note(call, tx, 'oauth.secret_renewed', client);
      return { status: 200, body: presentClient(client, secret) };
    }),
  ),
});

async function targetClient(call: AuthCall, tx: Tx): Promise<OAuthClient> {
  const client = await findClient(tx, call.params['id']);
  if (client === undefined) throw new AuthError('oauth_client_not_found');
  return client;
}

function note(call: AuthCall, tx: Tx, action: string, client: OAuthClient): Promise<void> {
  return writeAudit(tx, call, { action, target: client.id, details: { client: client.name } });
}
