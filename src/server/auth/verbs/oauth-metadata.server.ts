import { serverMetadata } from '../oauth/metadata.ts';
import { whileServed } from '../oauth/oauth-wire.server.ts';
import { type AuthAnswer, type AuthCall, defineVerb } from '../verb.ts';

async function describe({ server }: AuthCall): Promise<AuthAnswer> {
  return {
    status: 200,
    body: serverMetadata(server.auth, server.settings.AUTH_OAUTH_DYNAMIC_REGISTRATION),
    headers: { 'Cache-Control': 'public, max-age=600' },
  };
}

const discovery = { method: 'GET', access: 'anyone', handle: whileServed(describe) } as const;

export const openidConfiguration = defineVerb({ ...discovery, path: '/.well-known/openid-configuration' });
export const oauthServerMetadata = defineVerb({
  ...discovery,
  path: '/.well-known/oauth-authorization-server',
});
