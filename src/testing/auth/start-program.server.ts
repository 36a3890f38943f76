import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  openProgram,
  type Program,
  type ProgramKeys,
  type ProgramTokens,
  type Request,
} from './oauth-program.server.ts';

export interface RunningProgram {
  url: string;
  program: Program;
  /** Those of whoever came back last. */
  tokens(): ProgramTokens;
  close(): Promise<void>;
}

/**
 * The web site of somebody else on a port of its own: `/` sends the visitor to Kora with `scope`, `/back` is where they
 * come back to. It reads a person's own data with the token and shows what it got.
 */
export async function startProgram(
  koraUrl: string,
  register: (redirectUri: string) => Promise<ProgramKeys>,
  scope: string,
): Promise<RunningProgram> {
  const asked = new Map<string, Request>();
  let held: ProgramTokens | undefined;
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', url))
      .then(({ location, text }) =>
        location === undefined
          ? response
              .writeHead(200, { 'content-type': 'text/html' })
              .end(`<title>Program</title><p>${text}</p>`)
          : response.writeHead(302, { location }).end(),
      )
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = await openProgram(koraUrl, await register(`${url}/back`), `${url}/back`);

  async function answer(at: URL): Promise<{ location?: string; text?: string }> {
    if (at.pathname === '/') {
      const request = await program.request(scope);
      asked.set(request.state, request);
      return { location: request.url.href };
    }
    if (at.pathname !== '/back') return { text: 'Nothing is here.' };
    if (at.searchParams.has('error')) return { text: `Refused: ${at.searchParams.get('error')}` };
    const request = asked.get(at.searchParams.get('state') ?? '');
    if (request === undefined) return { text: 'Nobody was asked.' };
    held = await program.exchange(request, at);
    const { email } = await program.userinfo(held);
    const read = await fetch(`${koraUrl}/rest/v1/profiles?select=user_id`, {
      headers: { authorization: `Bearer ${held.access_token}` },
    });
    return { text: `Welcome ${email}. Read: ${read.status}` };
  }

  return {
    url,
    program,
    tokens() {
      if (held === undefined) throw new Error('Nobody has come back yet.');
      return held;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
