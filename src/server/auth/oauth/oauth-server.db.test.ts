import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { agree, letIn, openProgram, openRequest } from '../../../testing/auth/oauth-program.server.ts';
import { codeOf, signInAgain, withVerifiedTotp } from '../../../testing/auth/second-factor.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import {
  everything,
  type OAuthTestServer,
  redirectUri,
  startOAuthServer,
} from '../../../testing/auth/start-oauth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

describe.each(engines)('the OAuth server, on %s', (engine) => {
  let server: OAuthTestServer;
  let ada: NewAccount;

  beforeAll(async () => {
    server = await startOAuthServer(engine, inject('postgresUrl'));
  });
  beforeEach(async () => {
    await server.resetLimits();
    ada = await signUpSomebody(server);
  });
  afterAll(() => server.close());

  const rest = (token: string) => server.readProfiles(token);

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
    expect(server.program.server.registration_endpoint).toBeUndefined();
  });

  it('lets a program in that the person agrees to, as far as they agreed', async () => {
    const asked = await server.program.request(everything);
    const id = await openRequest(asked.url);
    const details = await ada.client.auth.oauth.getAuthorizationDetails(id);
    expect(details.error).toBeNull();
    expect(details.data).toEqual({
      authorization_id: id,
      redirect_uri: 'https://program.example/back',
      client: {
        id: server.keys.client_id,
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
    const tokens = await server.program.exchange(asked, back);
    expect(tokens.claims).toMatchObject({
      sub: ada.id,
      aud: server.keys.client_id,
      nonce: asked.nonce,
      email: ada.email,
      email_verified: true,
      at_hash: expect.any(String),
      auth_time: expect.any(Number),
    });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({ sub: ada.id, role: 'authenticated', client_id: server.keys.client_id });
    expect(claims['scope']).toBe(tokens.scope);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(limits.oauth.accessTokenSeconds);
    expect(await server.program.userinfo(tokens)).toMatchObject({ sub: ada.id, email: ada.email });
    expect((await rest(tokens.access_token)).status).toBe(200);
    expect(await server.audit('oauth.code_exchanged')).not.toEqual([]);
  });

  it('tells a program no more about the person than was allowed', async () => {
    const tokens = await letIn(server.program, ada.client, 'openid data:read');
    expect(tokens.refresh_token).toBeUndefined();
    expect(JSON.stringify(decodeJwt(tokens.access_token))).not.toContain(ada.email);
    expect(JSON.stringify(decodeJwt(tokens.id_token ?? ''))).not.toContain(ada.email);
    expect(await server.program.userinfo(tokens)).toEqual({ sub: ada.id });
  });

  it('gives no token to whoever is refused', async () => {
    const asked = await server.program.request('openid');
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
    await letIn(server.program, ada.client, 'openid email');
    const same = await server.program.request('openid');
    const passed = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(same.url));
    const to = new URL((passed.data as { redirect_url: string }).redirect_url);
    expect((await server.program.exchange(same, to)).claims?.sub).toBe(ada.id);
    for (const [scope, more] of [
      ['openid data:read', {}],
      ['openid', { prompt: 'consent' }],
    ] as const) {
      const asked = await server.program.request(scope, more);
      const shown = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(asked.url));
      expect(shown.data).toHaveProperty('authorization_id');
    }
  });

  it('asks every time where anybody on the device could be the program', async () => {
    const loopback = await server.addClient({
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
    const asked = await server.program.request('openid', { prompt: 'login' });
    const id = await openRequest(asked.url);
    expect((await ada.client.auth.oauth.approveAuthorization(id)).error).toMatchObject({
      code: 'reauthentication_needed',
    });
    const again = await signInAgain(server, ada);
    expect((await again.auth.oauth.approveAuthorization(id)).error).toBeNull();
    const none = await server.program.request('openid', { prompt: 'none' });
    const answer = await fetch(none.url, { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'interaction_required',
    );
  });

  it('asks for the second factor of whoever has one', async () => {
    const { account, factor } = await withVerifiedTotp(server);
    const weak = await signInAgain(server, account);
    const id = await openRequest((await server.program.request('openid')).url);
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

  it('forgets requests that nobody answered', async () => {
    const id = await openRequest((await server.program.request('openid')).url);
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
      const { url } = await server.program.request('openid');
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
    const asked = await server.program.request('openid', { resource: `${server.url}/mcp` });
    const tokens = await server.program.exchange(
      asked,
      await agree(ada.client, await openRequest(asked.url)),
    );
    expect(decodeJwt(tokens.access_token).aud).toEqual(['authenticated', `${server.url}/mcp`]);
    expect((await server.program.userinfo(tokens)).sub).toBe(ada.id);
  });

  it('shows the person who has access, and takes it back', async () => {
    const tokens = await letIn(server.program, ada.client, 'openid offline_access');
    const listed = await ada.client.auth.oauth.listGrants();
    expect(listed.data).toEqual([
      {
        client: expect.objectContaining({
          id: server.keys.client_id,
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
    expect(
      (await stranger.client.auth.oauth.revokeGrant({ clientId: server.keys.client_id })).error,
    ).toMatchObject({
      status: 404,
    });
    expect((await ada.client.auth.oauth.revokeGrant({ clientId: server.keys.client_id })).error).toBeNull();
    expect((await ada.client.auth.oauth.listGrants()).data).toEqual([]);
    await expect(server.program.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(server.program.userinfo(tokens)).rejects.toThrow();
  });

  it.each([
    ['signs out everywhere', (person: NewAccount) => person.client.auth.signOut({ scope: 'global' })],
    [
      'is banned',
      (person: NewAccount) => server.admin.auth.admin.updateUserById(person.id, { ban_duration: '1h' }),
    ],
    ['is deleted', (person: NewAccount) => server.admin.auth.admin.deleteUser(person.id)],
  ])('ends the access of programs when the person %s', async (_, end) => {
    const tokens = await letIn(server.program, ada.client, 'openid offline_access');
    const asked = await server.program.request('openid');
    const { data } = await ada.client.auth.oauth.getAuthorizationDetails(await openRequest(asked.url));
    await end(ada);
    await expect(server.program.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const back = new URL((data as { redirect_url: string }).redirect_url);
    await expect(server.program.exchange(asked, back)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('does not show programs among the places where the person is signed in', async () => {
    await letIn(server.program, ada.client, 'openid offline_access');
    const { data } = await ada.client.functions.invoke<{ sessions: unknown[] }>('list-sessions', {
      body: {},
    });
    expect(data?.sessions).toHaveLength(1);
  });
});
