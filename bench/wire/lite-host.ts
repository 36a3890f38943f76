import { liteSchema } from './lite-schema.ts';

/**
 * The peer as its documentation says to embed it: an App on a connection, served by @hono/node-server. It is bundled
 * into the folder where the peer is installed, so that Node finds it there; it is no dependency of this package.
 */
interface Connection {
  exec(sql: string): Promise<unknown>;
}

interface App {
  fetch(request: Request, context: { peerAddress: string | null }): Response | Promise<Response>;
  init(): Promise<unknown>;
  ensureSystemSchema(): Promise<void>;
}

interface Peer {
  App: new (config: Record<string, unknown>) => App;
}

interface NodeServer {
  serve(
    options: {
      hostname: string;
      port: number;
      fetch(request: Request, env: { incoming: { socket: { remoteAddress?: string } } }): unknown;
    },
    listening: (address: { port: number }) => void,
  ): unknown;
}

async function load<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}

async function connect(url: string): Promise<Connection> {
  if (url.startsWith('postgres://')) {
    const { createPostgresConnection } = await load<{
      createPostgresConnection(config: { url: string }): Connection;
    }>('@supabase/lite/postgres');
    return createPostgresConnection({ url });
  }
  const { createPgliteConnection } = await load<{
    createPgliteConnection(config: { url: string }): Promise<Connection>;
  }>('@supabase/lite/pglite');
  return createPgliteConnection({ url });
}

const [url = '', publishableKey = '', secretKey = ''] = process.argv.slice(2);
const { App } = await load<Peer>('@supabase/lite');
const { serve } = await load<NodeServer>('@hono/node-server');
const connection = await connect(url);
const app = new App({
  connection,
  auth: {
    enabled: true,
    enable_signup: true,
    jwt_secret: 'a secret of the benchmark, at least 32 characters',
    publishable_key: publishableKey,
    secret_key: secretKey,
    email: { enable_confirmations: false },
  },
});
await app.ensureSystemSchema();
for (const statement of liteSchema) await connection.exec(statement);
await app.init();
serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request, env) => app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
  },
  ({ port }) => console.log(`listening on http://127.0.0.1:${port}`),
);
