import { listGrants, revokeGrant } from '../oauth/grants.server.ts';
import { whileServed } from '../oauth/oauth-wire.server.ts';
import { defineVerb } from '../verb.ts';

export const oauthListGrants = defineVerb({
  method: 'GET',
  path: '/user/oauth/grants',
  access: 'session',
  handle: whileServed(async (call) => ({ status: 200, body: await listGrants(call) })),
});

export const oauthRevokeGrant = defineVerb({
  method: 'DELETE',
  path: '/user/oauth/grants',
  access: 'session',
  handle: whileServed(async (call) => {
    await revokeGrant(call);
    return { status: 204 };
  }),
});
