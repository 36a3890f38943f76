import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GitHubAccount {
  id: number;
  login: string;
  name?: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

export interface RunningGitHub {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in next. */
  account: GitHubAccount;
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

/** As much of GitHub as a sign-in needs, on a free port; errors come with status 200, as GitHub sends them. */
export async function startGitHub(account: GitHubAccount): Promise<RunningGitHub> {
  const running = { account, clientId: 'kora', clientSecret: 'a-secret' };
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();

  function exchange(body: URLSearchParams): Record<string, unknown> {
    const code = body.get('code') ?? '';
    const given = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      body.get('client_id') === running.clientId &&
      body.get('client_secret') === running.clientSecret &&
      challenges.get(code) === given;
    challenges.delete(code);
    if (!isRight) return { error: 'bad_verification_code', error_description: 'The code is not right.' };
    const token = `gho_${randomUUID()}`;
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', scope: 'user:email' };
  }

  function ask(path: string, authorization: string | undefined): unknown {
    if (!tokens.has(authorization?.replace(/^bearer /i, '') ?? '')) return undefined;
    const { emails, ...user } = running.account;
    if (path === '/api/v3/user') return { ...user, avatar_url: 'https://pictures.example/1' };
    return path === '/api/v3/user/emails' ? emails : undefined;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/login/oauth/authorize') {
      const code = randomUUID();
      challenges.set(code, url.searchParams.get('code_challenge') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const answer =
      url.pathname === '/login/oauth/access_token'
        ? exchange(await readBody(request))
        : ask(url.pathname, request.headers.authorization);
    response.writeHead(answer === undefined ? 401 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Requires authentication' }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(running, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  });
}
