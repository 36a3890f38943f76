import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { oauthScopeNames } from '../../../catalog/oauth-scopes.ts';
import { contracts } from '../../../functions/contracts.gen.ts';
import { letIn, openProgram, type Program } from '../../../testing/auth/oauth-program.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { authVerbs } from '../../auth/verbs.server.ts';

const redirectUri = 'https://program.example/back';

/** All that a program reaches below /auth/v1; the others are for the person alone. */
const openVerbs = [
  'GET /health',
  'GET /settings',
  'GET /.well-known/jwks.json',
  'GET /.well-known/openid-configuration',
  'GET /.well-known/oauth-authorization-server',
  'GET /oauth/userinfo',
  'POST /oauth/userinfo',
];

/** What is about the account, about others or about the installation, or cannot be undone. */
const neverFunctions = [
  /^admin-/,
  /account|my-data|session|password|strategic|personal-key|tool-server|consent/,
  /^(delete-app|send-request|read-shared-app|system-health-check)$/,
];

describe.each(engines)('programs of others, on %s', (engine) => {
  let server: AuthTestServer;
  let service: SupabaseClient;
  let program: Program;
  let admin: NewAccount;
  let ada: NewAccount;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
    service = await server.service();
    admin = await signUpSomebody(server);
    await server.sql(
      "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
      [admin.id],
    );
    ada = await signUpSomebody(server);
    const { data } = await service.auth.admin.oauth.createClient({
      client_name: 'Weather Station',
      redirect_uris: [redirectUri],
    });
    const keys = { client_id: data?.client_id ?? '', client_secret: data?.client_secret ?? '' };
    program = await openProgram(server.url, keys, redirectUri);
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  const ask = (token: string, method: string, path: string, body?: string) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
  const isRefused = async (answer: Response) =>
    answer.status === 403 &&
    (answer.headers.get('www-authenticate') ?? '').startsWith('Bearer error="insufficient_scope"') &&
    ((await answer.json()) as { error?: string }).error === 'insufficient_scope';

  it('reach no verb that is for the person alone, even with every scope and in the name of an admin', async () => {
    const { access_token: token } = await letIn(program, admin.client, oauthScopeNames.join(' '));
    const reached = await Promise.all(
      authVerbs.map(async ({ method, path }) => {
        const address = `/auth/v1${path.replace(/:\w+/g, admin.id)}`;
        const answer = await ask(token, method, address, method === 'GET' ? undefined : '{}');
        return (await isRefused(answer)) ? [] : [`${method} ${path}`];
      }),
    );
    expect(reached.flat().toSorted()).toEqual(openVerbs.toSorted());
    expect((await admin.client.auth.getUser()).error).toBeNull();
  });

  it('reach only functions that work on the apps of the person', async () => {
    const { access_token: token } = await letIn(program, admin.client, oauthScopeNames.join(' '));
    const tried = await Promise.all(
      Object.keys(contracts).map(async (name) => {
        // What a function takes is not what this is about: none takes this.
        const answer = await ask(token, 'POST', `/functions/v1/${name}`, '[]');
        return (await isRefused(answer)) ? [] : [name];
      }),
    );
    const reached = tried.flat();
    expect(reached).toContain('generate-app');
    expect(reached.filter((name) => neverFunctions.some((never) => never.test(name)))).toEqual([]);
    for (const name of reached) expect(contracts[name as keyof typeof contracts].access, name).toBe('user');
  });

  it('need the scope of what they do, and are told which', async () => {
    const { access_token: token } = await letIn(program, ada.client, 'openid');
    for (const [method, path, scope] of [
      ['GET', '/rest/v1/profiles', 'data:read'],
      ['HEAD', '/rest/v1/profiles', 'data:read'],
      ['POST', '/rest/v1/profiles', 'data:write'],
      ['PATCH', '/rest/v1/profiles', 'data:write'],
      ['DELETE', '/rest/v1/apps', 'data:write'],
      ['POST', '/rest/v1/rpc/is_admin', 'data:write'],
      ['POST', '/functions/v1/generate-app', 'functions'],
    ] as const) {
      const answer = await ask(token, method, path, method === 'POST' ? '{}' : undefined);
      expect(answer.status, `${method} ${path}`).toBe(403);
      expect(answer.headers.get('www-authenticate'), `${method} ${path}`).toContain(`scope="${scope}"`);
    }
    const other = await letIn(program, ada.client, 'data:read');
    expect((await ask(other.access_token, 'GET', '/rest/v1/profiles')).status).toBe(200);
    expect((await ask(other.access_token, 'GET', '/auth/v1/oauth/userinfo')).status).toBe(403);
    expect((await ask(other.access_token, 'DELETE', '/rest/v1/apps?id=eq.0')).status).toBe(403);
  });

  // The first message loads the protocol, which takes long on a busy machine.
  it('work by tools with the scopes of tools, and by no other', { timeout: 120_000 }, async () => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const listTools = (token: string) =>
      fetch(`${server.url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: message,
      });
    const { access_token: token } = await letIn(program, ada.client, 'ask');
    const listed = await listTools(token);
    expect(listed.status).toBe(200);
    const text = await listed.text();
    expect(text).toContain('search_passages');
    expect(text).not.toContain('make_app');
    const { access_token: other } = await letIn(program, ada.client, 'data:read functions');
    expect(await isRefused(await listTools(other))).toBe(true);
  });

  it('see and change what is the person’s own, and nothing that an admin sees', async () => {
    const { access_token: token } = await letIn(program, admin.client, 'data:read data:write');
    const headers = { prefer: 'return=representation' };
    const added = await fetch(`${server.url}/rest/v1/profiles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ user_id: admin.id, display_name: 'From outside' }),
    });
    expect(await added.json()).toMatchObject([{ display_name: 'From outside', user_id: admin.id }]);
    expect(await (await ask(token, 'GET', '/rest/v1/audit_log')).json()).toEqual([]);
    expect(await (await ask(token, 'GET', '/rest/v1/rpc/is_admin')).json()).toBe(false);
    expect((await admin.client.from('audit_log').select('id').limit(1)).data).toHaveLength(1);
  });

  it('say who the person is to nobody without a token', async () => {
    for (const token of ['', 'a.b.c']) {
      const answer = await fetch(`${server.url}/auth/v1/oauth/userinfo`, {
        headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
    }
    const own = (await ada.client.auth.getSession()).data.session?.access_token ?? '';
    expect((await ask(own, 'GET', '/auth/v1/oauth/userinfo')).status).toBe(403);
  });
});

describe('with the OAuth server switched off', () => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer('embedded', '', { AUTH_OAUTH_SERVER: 'false' });
  });
  afterAll(() => server.close());

  it('there is none', async () => {
    const service = await server.service();
    const { client } = await signUpSomebody(server);
    expect((await client.auth.oauth.listGrants()).error).toMatchObject({
      status: 404,
      code: 'feature_disabled',
    });
    expect((await service.auth.admin.oauth.listClients()).error).toMatchObject({ code: 'feature_disabled' });
    for (const path of [
      '/.well-known/oauth-authorization-server/auth/v1',
      '/auth/v1/.well-known/openid-configuration',
      '/auth/v1/oauth/authorize',
    ])
      expect((await fetch(`${server.url}${path}`, { redirect: 'manual' })).status, path).toBe(404);
  });
});
