import { randomUUID } from 'node:crypto';

/** One person of an installation, over HTTP as any client has it. */
export interface KoraClient {
  call(name: string, input: object): Promise<Record<string, unknown>>;
  /** Calls a function that tells its steps; `heard` is told each with the time since the request, in milliseconds. */
  follow(
    name: string,
    input: object,
    heard: (event: string, data: Record<string, unknown>, ms: number) => void,
    key?: string,
  ): Promise<void>;
  read(path: string): Promise<unknown>;
}

/** The first account of an embedded installation is its administrator, who may set the plan of every account. */
export function signUp(url: string): Promise<KoraClient> {
  return openAccount(url, '/signup', { email: `${randomUUID()}@bench.example`, password: randomUUID() });
}

/** Elsewhere it is whom ADMIN_EMAIL names, once the address is proved: the installation's own key vouches for it. */
export async function signInAsAdmin(url: string, email: string, secret: string): Promise<KoraClient> {
  const password = randomUUID();
  const made = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, email_confirm: true }),
  });
  if (!made.ok) throw new Error(`Making the administrator failed: ${await made.text()}`);
  return openAccount(url, '/token?grant_type=password', { email, password });
}

async function openAccount(
  url: string,
  path: string,
  account: { readonly email: string; readonly password: string },
): Promise<KoraClient> {
  const answer = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const session = (await answer.json()) as { access_token?: string; user?: { id: string } };
  if (session.access_token === undefined) throw new Error(`Signing in failed: ${JSON.stringify(session)}`);
  const client = clientOf(url, session.access_token);
  await client.call('admin-set-subscription', {
    user_id: session.user?.id,
    subscribed: true,
    subscription_tier: 'Pro',
    subscription_end: null,
  });
  return client;
}

function clientOf(url: string, token: string): KoraClient {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    async call(name, input) {
      const answer = await fetch(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
      const body = (await answer.json()) as Record<string, unknown>;
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body)}`);
      return body;
    },
    async follow(name, input, heard, key = randomUUID()) {
      const started = performance.now();
      const answer = await fetch(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { ...headers, accept: 'text/event-stream', 'idempotency-key': key },
        body: JSON.stringify(input),
      });
      if (!answer.ok || answer.body === null)
        throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
      let rest = '';
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event = '', data = ''] = /event: (\w+)\ndata: (.*)/.exec(block) ?? [];
          if (data !== '')
            heard(event, JSON.parse(data) as Record<string, unknown>, performance.now() - started);
        }
      }
    },
    async read(path) {
      return (await fetch(`${url}/rest/v1/${path}`, { headers })).json();
    },
  };
}
