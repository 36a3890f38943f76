import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  agree,
  letIn,
  openProgram,
  openRequest,
  type Program,
  type ProgramKeys,
} from '../../../testing/auth/oauth-program.server.ts';
import { codeOf, signInAgain, withVerifiedTotp } from '../../../testing/auth/second-factor.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const redirectUri = 'https://program.example/back?from=kora';
const everything = 'openid profile email offline_access data:read data:write functions';

describe.each(engines)('the OAuth server, on %s', (engine) => {
  let server: AuthTestServer;
  let service: SupabaseClient;
  let keys: ProgramKeys;
  let program: Program;
  let ada: NewAccount;

  async function addClient(
    more: Record<string, unknown> = {},
  ): Promise<ProgramKeys & { client_name: string }> {
    const { data, error } = await service.auth.admin.oauth.createClient({
      client_name: 'Weather Station',
      redirect_uris: [redirectUri],
      ...more,
    });
    if (error !== null) throw error;
    return { ...data, client_secret: data.client_secret ?? '' };
  }

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
    service = await server.service();
    // The first account is the admin's.
    await signUpSomebody(server);
    keys = await addClient();
    program = await openProgram(server.url, keys, redirectUri);
  });
  beforeEach(async () => {
    await server.resetLimits();
    ada = await signUpSomebody(server);
  });
  afterAll(() => server.close());

  const audit = (action: string, target = keys.client_id) =>
    server.sql('select 1 from audit_log where action = $1 and target = $2', [action, target]);
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
    });
  const rest = (token: string, init: RequestInit = {}) =>
    fetch(`${server.url}/rest/v1/profiles?select=user_id`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });

  it('describes itself where programs look for it', async () => {
    const places = [
      '/.well-known/oauth-authorization-server/auth/v1',
      '/.well-known/oauth-authorization-server',
      '/auth/v1/.well-known/oauth-authorization-server',
      '/auth/v1/.well-known/openid-configuration',
    ];
    for (const place of places) {
      const answer = await fetch(`${server.url}${place}`);
      expect(answer.headers.get('access-control-allow-origin'), place).toBe('*');
      expect(await answer.json(), place).toMatchObject({
        issuer: `${server.url}/auth/v1`,
        authorization_endpoint: `${server.url}/auth/v1/oauth/authorize`,
        code_challenge_methods_supported: ['S256'],
      });
    }
    expect(await (await fetch(`${server.url}/.well-known/oauth-protected-resource`)).json()).toMatchObject({
      resource: server.url,
      authorization_servers: [`${server.url}/auth/v1`],
    });
    expect(program.server.registration_endpoint).toBeUndefined();
  });

  it('lets a program in that the person agrees to, as far as they agreed', async () => {
    const asked = await program.request(everything);
    const id = await openRequest(asked.url);
    const details = await ada.client.auth.oauth.getAuthorizationDetails(id);
    expect(details.error).toBeNull();
    expect(details.data).toEqual({
      authorization_id: id,
      redirect_uri: 'https://program.example/back',
      client: {
        id: keys.client_id,
        name: 'Weather Station',
        uri: '',
        logo_uri: '',
        client_type: 'confidential',
        registration_type: 'manual',
      },
      user: { id: ada.id, email: ada.email },
      scope: 'openid profile email data:read data:write functions offline_access',
    });
    const back = await agree(ada.client, id);
    expect(back.href.startsWith(`${redirectUri}&code=`)).toBe(true);
    const tokens = await program.exchange(asked, back);
    expect(tokens.claims).toMatchObject({
      sub: ada.id,
      aud: keys.client_id,
      nonce: asked.nonce,
      email: ada.email,
      email_verified: true,
      at_hash: expect.any(String),
      auth_time: expect.any(Number),
    });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({ sub: ada.id, role: 'authenticated', client_id: keys.client_id });
    expect(claims['scope']).toBe(tokens.scope);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(limits.oauth.accessTokenSeconds);
    expect(await program.userinfo(tokens)).toMatchObject({ sub: ada.id, email: ada.email });
    expect((await rest(tokens.access_token)).status).toBe(200);
    expect(await audit('oauth.code_exchanged')).not.toEqual([]);
  });

  it('tells a program no more about the person than was allowed', async () => {
    const tokens = await letIn(program, ada.client, 'openid data:read');
    expect(tokens.refresh_token).toBeUndefined();
    expect(JSON.stringify(decodeJwt(tokens.access_token))).not.toContain(ada.email);
    expect(JSON.stringify(decodeJwt(tokens.id_token ?? ''))).not.toContain(ada.email);
    expect(await program.userinfo(tokens)).toEqual({ sub: ada.id });
  });

  it('gives no token to whoever is refused', async () => {
    const asked = await program.request('openid');
    const id = await openRequest(asked.url);
    const { data } = await ada.client.auth.oauth.denyAuthorization(id);
    const back = new URL(data?.redirect_url ?? '');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe(asked.state);
    expect((await ada.client.auth.oauth.approveAuthorization(id)).error).toMatchObject({
      code: 'oauth_authorization_used',
    });
    expect((await ada.client.auth.oauth.listGrants()).data).toEqual([]);
  });

  it('does not ask again for the same, and asks for more', async () => {
    await letIn(program, ada.client, 'openid email');
    const same = await program.request('openid');
    const passed = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(same.url));
    const to = new URL((passed.data as { redirect_url: string }).redirect_url);
    expect((await program.exchange(same, to)).claims?.sub).toBe(ada.id);
    for (const [scope, more] of [
      ['openid data:read', {}],
      ['openid', { prompt: 'consent' }],
    ] as const) {
      const asked = await program.request(scope, more);
      const shown = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(asked.url));
      expect(shown.data).toHaveProperty('authorization_id');
    }
  });

  it('asks every time where anybody on the device could be the program', async () => {
    const loopback = await addClient({
      redirect_uris: ['http://127.0.0.1/back'],
      token_endpoint_auth_method: 'none',
    });
    const native = await openProgram(
      server.url,
      { client_id: loopback.client_id },
      'http://127.0.0.1:49152/back',
    );
    expect((await letIn(native, ada.client, 'openid')).claims?.sub).toBe(ada.id);
    const again = await native.request('openid');
    const shown = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(again.url));
    expect(shown.data).toHaveProperty('authorization_id');
  });

  it('wants a new sign-in where the program asks for one', async () => {
    const asked = await program.request('openid', { prompt: 'login' });
    const id = await openRequest(asked.url);
    expect((await ada.client.auth.oauth.approveAuthorization(id)).error).toMatchObject({
      code: 'reauthentication_needed',
    });
    const again = await signInAgain(server, ada);
    expect((await again.auth.oauth.approveAuthorization(id)).error).toBeNull();
    const none = await program.request('openid', { prompt: 'none' });
    const answer = await fetch(none.url, { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'interaction_required',
    );
  });

  it('asks for the second factor of whoever has one', async () => {
    const { account, factor } = await withVerifiedTotp(server);
    const weak = await signInAgain(server, account);
    const id = await openRequest((await program.request('openid')).url);
    expect((await weak.auth.oauth.getAuthorizationDetails(id)).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await weak.auth.oauth.approveAuthorization(id)).error).toMatchObject({
      code: 'insufficient_aal',
    });
    const { error } = await weak.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret, 1),
    });
    expect(error).toBeNull();
    expect((await weak.auth.oauth.approveAuthorization(id)).error).toBeNull();
  });

  it('rotates refresh tokens, and ends the grant when one comes again', async () => {
    const first = await letIn(program, ada.client, 'openid offline_access data:read');
    const second = await program.refresh(first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims?.sub).toBe(ada.id);
    expect((await program.refresh(second.refresh_token ?? '', 'openid')).scope).toBe('openid');
    const third = await letIn(program, ada.client, 'openid offline_access data:read');
    await expect(program.refresh(third.refresh_token ?? '', 'openid data:write')).rejects.toMatchObject({
      error: 'invalid_scope',
    });
    await expect(program.refresh(first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(program.refresh(third.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await ada.client.auth.oauth.listGrants()).data).toEqual([]);
    expect(await audit('oauth.token_reuse_detected')).not.toEqual([]);
  });

  it('gives one heir when a refresh token comes twice at once', async () => {
    const first = await letIn(program, ada.client, 'offline_access');
    const tries = await Promise.allSettled([1, 2, 3].map(() => program.refresh(first.refresh_token ?? '')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a code once; the second time everything it gave ends', async () => {
    const asked = await program.request('openid offline_access');
    const back = await agree(ada.client, await openRequest(asked.url));
    const tokens = await program.exchange(asked, back);
    await expect(program.exchange(asked, back)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(program.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(program.userinfo(tokens)).rejects.toThrow();
    expect(await audit('oauth.code_reuse_detected')).not.toEqual([]);
  });

  it('takes a code from its own program, in time, with its verifier, for its address', async () => {
    const other = await openProgram(server.url, await addClient({ client_name: 'Thief' }), redirectUri);
    const theirs = await program.request('openid');
    const code = await agree(ada.client, await openRequest(theirs.url));
    await expect(other.exchange(theirs, code)).rejects.toMatchObject({ error: 'invalid_grant' });
    // It was in the wrong hands: its own program gets nothing for it either.
    await expect(program.exchange(theirs, code)).rejects.toMatchObject({ error: 'invalid_grant' });

    const guessed = await program.request('openid');
    const without = await agree(ada.client, await openRequest(guessed.url));
    await expect(program.exchange({ ...guessed, verifier: 'a'.repeat(43) }, without)).rejects.toMatchObject({
      error: 'invalid_grant',
    });

    const late = await program.request('openid');
    const old = await agree(ada.client, await openRequest(late.url));
    await server.sql(
      "update auth.oauth_authorizations set code_issued_at = now() - interval '11 minutes' where code_used_at is null",
    );
    await expect(program.exchange(late, old)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('forgets requests that nobody answered', async () => {
    const id = await openRequest((await program.request('openid')).url);
    await server.sql(
      "update auth.oauth_authorizations set created_at = now() - interval '11 minutes' where id = $1",
      [id],
    );
    expect((await ada.client.auth.oauth.approveAuthorization(id)).error).toMatchObject({
      status: 410,
      code: 'oauth_authorization_expired',
    });
    for (const unknown of ['83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', 'not-an-id'])
      expect((await ada.client.auth.oauth.getAuthorizationDetails(unknown)).error).toMatchObject({
        status: 404,
      });
  });

  it('sends faults back to the program only when client and address belong together', async () => {
    const from = async (changes: Record<string, string | undefined>) => {
      const { url } = await program.request('openid');
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      const answer = await fetch(url, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      return new URL(answer.headers.get('location') ?? '');
    };
    for (const changes of [
      { redirect_uri: 'https://evil.example/back' },
      { redirect_uri: `${redirectUri}&more=1` },
      { redirect_uri: undefined },
      { redirect_uri: 'https://program.example/back' },
    ])
      expect((await from(changes)).href).toBe(`${server.url}/oauth/consent?fault=redirect_mismatch`);
    for (const client_id of [undefined, 'nobody', '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'])
      expect((await from({ client_id })).href).toBe(`${server.url}/oauth/consent?fault=unknown_client`);
    for (const [changes, error] of [
      [{ code_challenge: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: undefined }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ scope: 'openid admin' }, 'invalid_scope'],
      [{ resource: 'https://elsewhere.example/' }, 'invalid_target'],
      [{ resource: `${server.url}/\0` }, 'invalid_target'],
      [{ nonce: 'a\0' }, 'invalid_request'],
      [{ request: 'x' }, 'request_not_supported'],
    ] as const) {
      const back = await from(changes);
      expect(back.href.startsWith(redirectUri), JSON.stringify(changes)).toBe(true);
      expect(back.searchParams.get('error'), JSON.stringify(changes)).toBe(error);
      expect(back.searchParams.get('state')).not.toBeNull();
      expect(back.searchParams.get('iss')).toBe(`${server.url}/auth/v1`);
    }
  });

  it('puts the resource that was asked for into the token', async () => {
    const asked = await program.request('openid', { resource: `${server.url}/mcp` });
    const tokens = await program.exchange(asked, await agree(ada.client, await openRequest(asked.url)));
    expect(decodeJwt(tokens.access_token).aud).toEqual(['authenticated', `${server.url}/mcp`]);
    expect((await program.userinfo(tokens)).sub).toBe(ada.id);
  });

  it('wants the secret in the way that the client was registered for', async () => {
    const asked = await program.request('openid');
    const back = await agree(ada.client, await openRequest(asked.url));
    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: asked.verifier,
      client_id: keys.client_id,
    };
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${keys.client_id}:${secret}`).toString('base64')}`,
    });
    for (const [more, headers] of [
      [{}, {}],
      [{ client_secret: keys.client_secret ?? '' }, {}],
      [{}, basic('wrong')],
    ] as const) {
      const answer = await post('/oauth/token', { ...form, ...more }, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Basic');
      expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
    }
    const answer = await post('/oauth/token', form, basic(keys.client_secret ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await audit('oauth.client_refused')).not.toEqual([]);
    for (let tries = 0; tries < limits.oauth.failuresPerClient; tries += 1)
      await post('/oauth/token', form, basic('wrong'));
    expect((await post('/oauth/token', form, basic(keys.client_secret ?? ''))).status).toBe(429);
  });

  it('takes the secret in the form from clients that were registered so', async () => {
    const posting = await addClient({ token_endpoint_auth_method: 'client_secret_post' });
    const other = await openProgram(server.url, posting, redirectUri);
    const asked = await other.request('openid');
    const back = await agree(ada.client, await openRequest(asked.url));
    const answer = await post('/oauth/token', {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: asked.verifier,
      client_id: posting.client_id,
      client_secret: posting.client_secret ?? '',
    });
    expect(answer.status).toBe(200);
    expect(await (await post('/oauth/token', { grant_type: 'password' })).json()).toMatchObject({
      error: 'unsupported_grant_type',
    });
  });

  it('ends what the program gives back, and nothing of others', async () => {
    const tokens = await letIn(program, ada.client, 'openid offline_access');
    const other = await openProgram(server.url, await addClient(), redirectUri);
    await other.revoke(tokens.refresh_token ?? '');
    await other.revoke(tokens.access_token);
    const next = await program.refresh(tokens.refresh_token ?? '');
    await program.revoke(next.access_token);
    await expect(program.refresh(next.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    const again = await letIn(program, ada.client, 'openid offline_access');
    await program.revoke(again.refresh_token ?? '');
    await expect(program.refresh(again.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await program.revoke('no token at all');
    expect(await audit('oauth.token_revoked')).not.toEqual([]);
  });

  it('shows the person who has access, and takes it back', async () => {
    const tokens = await letIn(program, ada.client, 'openid offline_access');
    const listed = await ada.client.auth.oauth.listGrants();
    expect(listed.data).toEqual([
      {
        client: expect.objectContaining({
          id: keys.client_id,
          name: 'Weather Station',
          uri: '',
          logo_uri: '',
        }),
        scopes: expect.arrayContaining(['openid', 'offline_access']),
        granted_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
    const stranger = await signUpSomebody(server);
    expect((await stranger.client.auth.oauth.revokeGrant({ clientId: keys.client_id })).error).toMatchObject({
      status: 404,
    });
    expect((await ada.client.auth.oauth.revokeGrant({ clientId: keys.client_id })).error).toBeNull();
    expect((await ada.client.auth.oauth.listGrants()).data).toEqual([]);
    await expect(program.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(program.userinfo(tokens)).rejects.toThrow();
  });

  it.each([
    ['signs out everywhere', (person: NewAccount) => person.client.auth.signOut({ scope: 'global' })],
    [
      'is banned',
      (person: NewAccount) => service.auth.admin.updateUserById(person.id, { ban_duration: '1h' }),
    ],
    ['is deleted', (person: NewAccount) => service.auth.admin.deleteUser(person.id)],
  ])('ends the access of programs when the person %s', async (_, end) => {
    const tokens = await letIn(program, ada.client, 'openid offline_access');
    const asked = await program.request('openid');
    const { data } = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(asked.url));
    await end(ada);
    await expect(program.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const back = new URL((data as { redirect_url: string }).redirect_url);
    await expect(program.exchange(asked, back)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('does not show programs among the places where the person is signed in', async () => {
    await letIn(program, ada.client, 'openid offline_access');
    const { data } = await ada.client.functions.invoke<{ sessions: unknown[] }>('list-sessions', {
      body: {},
    });
    expect(data?.sessions).toHaveLength(1);
  });

  it('keeps no code, token or secret as it is', async () => {
    const tokens = await letIn(program, ada.client, everything);
    const kept = JSON.stringify([
      await server.sql('select * from auth.oauth_clients'),
      await server.sql('select * from auth.oauth_authorizations'),
      await server.sql('select * from auth.oauth_refresh_tokens'),
      await server.sql('select * from auth.sessions'),
      await server.sql('select * from audit_log'),
    ]);
    for (const secret of [keys.client_secret, tokens.refresh_token, tokens.access_token])
      expect(kept).not.toContain(secret ?? 'missing');
  });

  it('does not exchange the refresh token of a program for a session of the person', async () => {
    const tokens = await letIn(program, ada.client, 'openid offline_access');
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: tokens.refresh_token }),
    });
    expect(answer.status).toBe(400);
    expect((await rest(tokens.id_token ?? '')).status).toBe(401);
  });
});
