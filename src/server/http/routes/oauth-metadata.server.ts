import { Hono } from 'hono';
import { resourceMetadata, serverMetadata, toolsMetadata } from '../../auth/oauth/metadata.ts';
import type { AuthServer } from '../../auth/verb.ts';
import { mcpPath } from '../mcp/mcp-path.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * What programs look for at the root of the address: with the issuer's path behind it (RFC 8414), and, for clients that
 * know only the host, without.
 */
const serverPaths = [
  '/.well-known/oauth-authorization-server/auth/v1',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration/auth/v1',
];

export function oauthMetadataRoutes({ auth, settings }: AuthServer): Hono<RequestContext> {
  const routes = new Hono<RequestContext>();
  if (!settings.AUTH_OAUTH_SERVER) return routes;
  const server = serverMetadata(auth, settings.AUTH_OAUTH_DYNAMIC_REGISTRATION);
  const caching = { 'Cache-Control': 'public, max-age=600' };
  for (const path of serverPaths) routes.get(path, (c) => c.json(server, 200, caching));
  routes.get(`/.well-known/oauth-protected-resource${mcpPath}`, (c) =>
    c.json(toolsMetadata(auth), 200, caching),
  );
  return routes.get('/.well-known/oauth-protected-resource', (c) =>
    c.json(resourceMetadata(auth), 200, caching),
  );
}
