import { whileServed } from '../oauth/oauth-wire.server.ts';
import { parameterPairs } from '../oauth/parameters.ts';
import { startAuthorization } from '../oauth/start-authorization.server.ts';
import { defineVerb } from '../verb.ts';

/** Where a program sends the person's browser to. */
export const oauthAuthorize = defineVerb({
  method: 'GET',
  path: '/oauth/authorize',
  access: 'anyone',
  handle: whileServed((call) => startAuthorization(call, call.query)),
});

/** The same as a form, which OpenID Connect asks for. */
export const oauthAuthorizeForm = defineVerb({
  method: 'POST',
  path: '/oauth/authorize',
  access: 'anyone',
  form: 'pairs',
  body: parameterPairs,
  handle: whileServed((call) => startAuthorization(call, call.body)),
});
