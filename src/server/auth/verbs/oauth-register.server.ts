import { z } from 'zod';
import { writeAudit } from '../../audit/write-audit.server.ts';
import { fieldsOfNew, newClientSchema } from '../oauth/client-fields.ts';
import { createClient, presentClient } from '../oauth/clients.server.ts';
import { OAuthError } from '../oauth/oauth-error.ts';
import { limitRegistrations } from '../oauth/oauth-limits.server.ts';
import { inOAuthWords } from '../oauth/oauth-wire.server.ts';
import { defineVerb } from '../verb.ts';

/** A program registers itself (RFC 7591). Nobody has looked at what it says, and people are told so. */
export const oauthRegister = defineVerb({
  method: 'POST',
  path: '/oauth/clients/register',
  access: 'anyone',
  body: z.unknown(),
  handle: inOAuthWords(async (call) => {
    const { database, settings } = call.server;
    if (!settings.AUTH_OAUTH_DYNAMIC_REGISTRATION)
      throw new OAuthError('access_denied', 'Clients are registered by an admin of this server.', {
        status: 403,
      });
    await limitRegistrations(call);
    const parsed = newClientSchema.safeParse(call.body);
    if (!parsed.success) throw faultOf(parsed.error.issues[0]);
    const { client, secret } = await database.tx('service_role', {}, async (tx) => {
      const made = await createClient(tx, fieldsOfNew(parsed.data), 'dynamic');
      await writeAudit(tx, call, {
        action: 'oauth.client_registered',
        actorId: null,
        target: made.client.id,
        details: { client: made.client.name, redirect_uris: made.client.redirect_uris },
      });
      return made;
    });
    return {
      status: 201,
      body: {
        ...presentClient(client, secret),
        client_id_issued_at: Math.floor(client.created_at.getTime() / 1_000),
        ...(secret === undefined ? {} : { client_secret_expires_at: 0 }),
      },
    };
  }),
});

function faultOf(issue: z.core.$ZodIssue | undefined): OAuthError {
  const field = String(issue?.path[0] ?? 'The body');
  const code = field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
  return new OAuthError(code, `${field}: ${issue?.message ?? 'is not valid'}`);
}
