import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { authConfig } from '../auth/auth-config.ts';
import { verifyPersonalKey } from '../auth/personal-keys/verify-personal-key.server.ts';
import { accessTokenVerifier } from '../auth/verify-access-token.server.ts';
import { appsOrigin } from '../hosting/apps-origin.ts';
import { hostedPlaces } from '../hosting/hosted-places.server.ts';
import { openTurns } from '../rest/cost/open-turns.ts';
import type { Services } from '../services.ts';
import { mcpPath } from './mcp/mcp-path.ts';
import { mcpRoutes } from './mcp/mcp-routes.server.ts';
import { answerInProtocol, refuseInProtocol } from './mcp/refuse-in-protocol.server.ts';
import { authContext } from './middleware/auth-context.server.ts';
import { limitBody } from './middleware/body-limit.server.ts';
import { clientAddress } from './middleware/client-address.server.ts';
import { allowOtherOrigins } from './middleware/cors.server.ts';
import { dropCredentials } from './middleware/drop-credentials.server.ts';
import { guardHost } from './middleware/guard-host.server.ts';
import { guardPath } from './middleware/guard-path.server.ts';
import { limitPrograms } from './middleware/limit-programs.server.ts';
import { limitRate } from './middleware/rate-limit.server.ts';
import { nameRequests } from './middleware/request-id.server.ts';
import { logRequests } from './middleware/request-log.server.ts';
import { securityHeaders } from './middleware/security-headers.server.ts';
import { headerOf, type RequestContext } from './request-context.ts';
import { answerError, answerNotFound } from './routes/answer-error.server.ts';
import { authRoutes } from './routes/auth.server.ts';
import { authFormRoutes } from './routes/auth-form.server.ts';
import { functionRoutes } from './routes/functions.server.ts';
import { healthRoute } from './routes/health.server.ts';
import { hostedRoutes } from './routes/hosted.server.ts';
import { oauthMetadataRoutes } from './routes/oauth-metadata.server.ts';
import { realtimeRoutes } from './routes/realtime.server.ts';
import { redirectRoutes } from './routes/redirects.server.ts';
import { restRoutes } from './routes/rest.server.ts';
import { webRoutes } from './routes/web.server.ts';
import type { WebFiles } from './static/web-files.server.ts';

export interface AppOptions {
  services: Services;
  web: WebFiles | undefined;
  /** Where this server is reached from outside; also the issuer of its tokens. */
  publicUrl: string;
  isStopping(): boolean;
}

/** Every request passes these in this order; the first that refuses, answers. */
export function createApp({ services, web, publicUrl, isStopping }: AppOptions): Hono<RequestContext> {
  const { settings, log } = services;
  const verify = accessTokenVerifier(services.keys, {
    issuer: `${publicUrl}/auth/v1`,
    audience: 'authenticated',
  });
  const authServer = { ...services, auth: authConfig(settings, publicUrl) };
  const apps = appsOrigin(publicUrl, settings.APPS_HOST);
  const places = hostedPlaces(services, apps, publicUrl);
  const hosted = hostedRoutes(services, publicUrl, isStopping);
  const turns = openTurns(services.database);
  const verifyKey = (key: string) => verifyPersonalKey(services.database, key);
  const mcpPlace = { publicUrl, served: settings.AUTH_OAUTH_SERVER };
  const app = new Hono<RequestContext>();

  app.use(nameRequests());
  app.use(clientAddress(settings.TRUST_PROXY));
  app.use(logRequests(log));
  app.use(guardHost());
  app.use(guardPath());
  // Before anything of the platform: an app's host answers for the app alone.
  app.use(async (c, next) => {
    const place = await places.of(headerOf(c, 'host'));
    if (place === undefined) await next();
    else c.res = await hosted(c, place);
  });
  app.use(securityHeaders(publicUrl, apps));
  app.use(allowOtherOrigins());
  app.use(mcpPath, answerInProtocol(mcpPlace), refuseInProtocol(mcpPlace));
  app.use(limitBody());
  app.use(limitRate());
  app.use(authContext(verify, verifyKey, services.revocations));
  app.use(limitPrograms(settings.AUTH_OAUTH_SERVER, publicUrl));

  // The one answer that is as large as an app and holds no secret whose length could be guessed.
  app.use('/functions/v1/try-app', compress());
  app.route('/', healthRoute(services, isStopping));
  app.route('/', functionRoutes(authServer, apps, turns));
  app.route('/', mcpRoutes(authServer, apps, turns, publicUrl));
  app.route('/', restRoutes(services, turns));
  app.route('/', realtimeRoutes());
  app.route('/', authRoutes(authServer));
  app.route('/', oauthMetadataRoutes(authServer));
  app.route('/', authFormRoutes(authServer));
  app.use(dropCredentials());
  if (web !== undefined) app.route('/', redirectRoutes(web)).route('/', webRoutes(web));

  app.notFound(answerNotFound);
  app.onError(answerError(log));
  return app;
}
