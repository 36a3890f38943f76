import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { limits } from '../../kernel/limits.ts';
import { StartFault } from '../db/start-fault.server.ts';
import { webDirectory } from '../package-root.server.ts';
import { openRefusals } from '../realtime/open-refusals.server.ts';
import type { Services } from '../services.ts';
import { publicUrlOf } from '../settings/public-url.ts';
import { createApp } from './create-app.server.ts';
import { refuseSlowBodies } from './refuse-slow-bodies.server.ts';
import { readWebFiles } from './static/web-files.server.ts';
import { takeUpgrades } from './take-upgrades.server.ts';

export interface RunningServer {
  url: string;
  /** Takes no new connection, lets running requests end, then cuts those that do not. */
  close(): Promise<void>;
}

export async function startServer(services: Services): Promise<RunningServer> {
  const { settings } = services;
  let stopping = false;
  // The port may be chosen by the system, and the public address depends on it: the app is made once it is known.
  let answer: ReturnType<typeof createApp>['fetch'] | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => answer?.(request, env) ?? new Response(null, { status: 503 }),
    // Otherwise the limits of headers and requests are looked at twice a minute.
    serverOptions: { connectionsCheckingInterval: limits.http.checkPaceMs },
  }) as Server;
  refuseSlowBodies(server);
  server.requestTimeout = limits.http.requestMs;
  server.headersTimeout = limits.http.headersMs;
  server.keepAliveTimeout = limits.http.keepAliveMs;

  const refusals = openRefusals();
  takeUpgrades(server, refusals.take);

  const port = await listen(server, settings.PORT, settings.HOST);
  const url = publicUrlOf(settings, port);
  const app = createApp({
    services,
    web: readWebFiles(webDirectory(), url),
    publicUrl: url,
    isStopping: () => stopping,
  });
  answer = app.fetch;

  return {
    url,
    async close() {
      stopping = true;
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      refusals.close();
      const cut = setTimeout(() => server.closeAllConnections(), limits.http.shutdownGraceMs);
      await ended;
      clearTimeout(cut);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StartFault(`Port ${port} is in use by another program. Stop it, or set PORT to a free port.`, {
            cause: error,
          }),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new StartFault(`Port ${port} may not be used by this user. Set PORT to one above 1023.`, {
            cause: error,
            exitCode: 78,
          }),
        );
      } else {
        reject(
          new StartFault(
            `The server cannot listen on ${host}:${port}: ${error.message}. Check HOST and PORT.`,
            { cause: error, exitCode: 78 },
          ),
        );
      }
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
