import { get } from 'node:http';
import { testBrowserPath } from '../app-browser.server.ts';
import { createDatabase, dropDatabase } from '../database/open-test-database.server.ts';
import type { SignedInPerson } from '../server/signed-in-person.server.ts';
import { startTestServer, type TestServer } from '../server/start-test-server.server.ts';
import { proveOnce } from './prove-once.server.ts';

export interface AppsTestServer extends TestServer {
  /** Calls a function that tells its steps, with JSON or with a file; answers with all events. */
  follow(
    name: string,
    input: object | Uint8Array<ArrayBuffer>,
    person: SignedInPerson,
    key?: string,
  ): Promise<FollowedEvents>;
  /** Asks for a file on the origin of an app, as a browser does that has looked up its name. */
  visit(address: string, path?: string, method?: string): Promise<Visited>;
}

export interface FollowedEvents {
  status: number;
  progress: Record<string, unknown>[];
  result: Record<string, unknown>;
}

export interface Visited {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The whole server with its jobs running and a real browser to prove with. */
export async function startAppsServer(
  engine: 'embedded' | 'postgres',
  postgresUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<AppsTestServer> {
  const databaseUrl = engine === 'postgres' ? await createDatabase(postgresUrl) : undefined;
  const server = await startTestServer({
    CHROMIUM_PATH: await testBrowserPath(),
    ...settings,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  proveOnce(server.services.works);
  await server.services.queue.work();
  return {
    ...server,
    follow: (name, input, person, key) => follow(server.url, name, input, person, key),
    visit: (address, path = '/', method = 'GET') => visit(server.url, address, path, method),
    async close() {
      await server.close();
      if (databaseUrl !== undefined) await dropDatabase(postgresUrl, databaseUrl);
    },
  };
}

async function follow(
  url: string,
  name: string,
  input: object | Uint8Array<ArrayBuffer>,
  { token }: SignedInPerson,
  key?: string,
): Promise<FollowedEvents> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': input instanceof Uint8Array ? 'application/zip' : 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: input instanceof Uint8Array ? input : JSON.stringify(input),
  });
  const text = await answer.text();
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/event-stream'))
    return { status: answer.status, progress: [], result: JSON.parse(text) as Record<string, unknown> };
  const events = text.split('\n\n').flatMap((block) => {
    const [, event = '', data = ''] = /event: (\w+)\ndata: (.*)/.exec(block) ?? [];
    return data === '' ? [] : [{ event, data: JSON.parse(data) as Record<string, unknown> }];
  });
  return {
    status: answer.status,
    progress: events.filter(({ event }) => event === 'progress').map(({ data }) => data),
    result: events.find(({ event }) => event !== 'progress')?.data ?? {},
  };
}

/** `fetch` would look the name up; here the server is reached directly and told the name, as in a browser's request. */
function visit(url: string, address: string, path: string, method: string): Promise<Visited> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = get(
      { hostname, port, path, method, headers: { host: new URL(address).host } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
  });
}
