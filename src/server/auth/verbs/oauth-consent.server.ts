import { z } from 'zod';
import { decideAuthorization, readAuthorization } from '../oauth/consent.server.ts';
import { whileServed } from '../oauth/oauth-wire.server.ts';
import { defineVerb } from '../verb.ts';

export const oauthReadAuthorization = defineVerb({
  method: 'GET',
  path: '/oauth/authorizations/:id',
  access: 'session',
  handle: whileServed(async (call) => ({ status: 200, body: await readAuthorization(call) })),
});

export const oauthDecideAuthorization = defineVerb({
  method: 'POST',
  path: '/oauth/authorizations/:id/consent',
  access: 'session',
  body: z.object({ action: z.enum(['approve', 'deny'], { error: 'expected approve or deny' }) }),
  handle: whileServed(async (call) => ({
    status: 200,
    body: { redirect_url: await decideAuthorization(call, call.body.action) },
  })),
});
