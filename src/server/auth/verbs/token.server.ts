import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { idTokenGrant } from '../grants/id-token-grant.server.ts';
import { passwordGrant } from '../grants/password-grant.server.ts';
import { pkceGrant } from '../grants/pkce-grant.server.ts';
import { refreshGrant } from '../grants/refresh-grant.server.ts';
import { limitTokens } from '../limits/auth-limits.server.ts';
import { sweepAuth } from '../sweep.server.ts';
import { type AuthCall, defineVerb } from '../verb.ts';

const grants: Readonly<Record<string, (call: AuthCall) => Promise<Record<string, unknown>>>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: async () => {
    throw new AuthError('web3_provider_disabled');
  },
};

/** How many tokens are given between two clean-ups. */
const sweepEvery = 500;
let given = 0;

/** Each grant reads the body in its own way. */
export const token = defineVerb({
  method: 'POST',
  path: '/token',
  access: 'anyone',
  body: z.unknown(),
  async handle(call) {
    const name = call.query.get('grant_type') ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (grant === undefined) throw new AuthError('validation_failed', { message: 'unsupported_grant_type' });
    // A sign-in with a password is counted more strictly, by its own grant.
    if (grant !== passwordGrant) await limitTokens(call);
    given += 1;
    if (given % sweepEvery === 0)
      sweepAuth(call.server.database).catch((error: unknown) =>
        call.server.log.warn({ err: error }, 'old tokens could not be removed'),
      );
    return { status: 200, body: await grant(call) };
  },
});
