import type { SupabaseClient } from '@supabase/supabase-js';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { letIn, openProgram } from '../../../testing/auth/oauth-program.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { sweepAuth } from '../sweep.server.ts';

const redirectUri = 'https://program.example/back';

describe.each(engines)('OAuth clients, on %s', (engine) => {
  let server: AuthTestServer;
  let service: SupabaseClient;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      AUTH_OAUTH_DYNAMIC_REGISTRATION: 'true',
    });
    service = await server.service();
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  const admin = () => service.auth.admin.oauth;
  const add = async (name: string) => {
    const { data, error } = await admin().createClient({ client_name: name, redirect_uris: [redirectUri] });
    if (error !== null) throw error;
    return data;
  };
  const issuer = () => new URL(`${server.url}/auth/v1`);
  const insecure = { [oauth.allowInsecureRequests]: true } as const;
  const register = async (metadata: Record<string, unknown>) => {
    const found = await oauth.discoveryRequest(issuer(), { ...insecure, algorithm: 'oauth2' });
    const described = await oauth.processDiscoveryResponse(issuer(), found);
    return oauth.dynamicClientRegistrationRequest(described, metadata as Partial<oauth.Client>, insecure);
  };

  it('are made, found, changed and deleted by admins', async () => {
    const made = await add('Weather Station');
    expect(made).toMatchObject({
      client_name: 'Weather Station',
      client_secret: expect.stringMatching(/^.{40,}$/),
      client_type: 'confidential',
      registration_type: 'manual',
      token_endpoint_auth_method: 'client_secret_basic',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    const { data: found } = await admin().getClient(made.client_id);
    expect(found).toEqual({ ...made, client_secret: undefined });
    const changed = await admin().updateClient(made.client_id, {
      client_name: 'Barometer',
      client_uri: 'https://program.example/',
      redirect_uris: [redirectUri, 'com.example.weather:/back'],
    });
    expect(changed.data).toMatchObject({
      client_name: 'Barometer',
      client_uri: 'https://program.example/',
      redirect_uris: [redirectUri, 'com.example.weather:/back'],
    });
    expect(changed.data?.client_secret).toBeUndefined();
    expect((await admin().deleteClient(made.client_id)).error).toBeNull();
    expect((await admin().getClient(made.client_id)).error).toMatchObject({ code: 'oauth_client_not_found' });
    const lines = await server.sql('select action from audit_log where target = $1 order by id', [
      made.client_id,
    ]);
    expect(lines.map(({ action }) => action)).toEqual([
      'oauth.client_created',
      'oauth.client_changed',
      'oauth.client_deleted',
    ]);
  });

  it('are listed page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) await add(name);
    const first = await admin().listClients({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    if (first.error !== null) return;
    expect(first.data.clients.map(({ client_name }) => client_name)).toEqual(['Three', 'Two']);
    expect(first.data.nextPage).toBe(2);
    expect(first.data.total).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(first.data)).not.toContain('secret_hash');
  });

  it('get a new secret, which ends the former one', async () => {
    const made = await add('Weather Station');
    const ada = await signUpSomebody(server);
    const before = await openProgram(server.url, made as never, redirectUri);
    const tokens = await letIn(before, ada.client, 'openid offline_access');
    const { data: renewed } = await admin().regenerateClientSecret(made.client_id);
    expect(renewed?.client_secret).not.toBe(made.client_secret);
    await expect(before.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ status: 401 });
    const after = await openProgram(server.url, renewed as never, redirectUri);
    const next = await after.refresh(tokens.refresh_token ?? '');
    expect((await admin().deleteClient(made.client_id)).error).toBeNull();
    await expect(after.refresh(next.refresh_token ?? '')).rejects.toMatchObject({ status: 401 });
    expect((await ada.client.auth.oauth.listGrants()).data).toEqual([]);
  });

  it('have a secret exactly when they are confidential', async () => {
    const made = await add('Weather Station');
    const open = await admin().updateClient(made.client_id, { token_endpoint_auth_method: 'none' });
    expect(open.data).toMatchObject({ client_type: 'public' });
    expect((await admin().regenerateClientSecret(made.client_id)).error).toMatchObject({
      code: 'validation_failed',
    });
    const closed = await admin().updateClient(made.client_id, {
      token_endpoint_auth_method: 'client_secret_post',
    });
    expect(closed.data).toMatchObject({ client_type: 'confidential', client_secret: expect.any(String) });
  });

  it('are refused when something about them is wrong', async () => {
    for (const wrong of [
      { client_name: '' },
      { redirect_uris: [] },
      { redirect_uris: ['http://program.example/back'] },
      { redirect_uris: ['https://program.example/#part'] },
      { redirect_uris: ['javascript:alert(1)'] },
      { grant_types: ['password'] },
      { scope: 'openid root' },
      { client_uri: 'javascript:alert(1)' },
      { client_name: 'Kora\u202Eelpmaxe' },
    ])
      expect(
        (await admin().createClient({ client_name: 'A', redirect_uris: [redirectUri], ...wrong })).error,
        JSON.stringify(wrong),
      ).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('are the business of admins alone', async () => {
    const somebody = await signUpSomebody(server);
    const token = (await somebody.client.auth.getSession()).data.session?.access_token ?? '';
    await server.sql('delete from user_roles where user_id = $1', [somebody.id]);
    const ask = () =>
      fetch(`${server.url}/auth/v1/admin/oauth/clients`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).status).toBe(403);
    await server.sql("insert into user_roles (user_id, role) values ($1, 'admin')", [somebody.id]);
    expect((await ask()).status).toBe(200);
  });

  it('register themselves where the operator allows it', async () => {
    const response = await register({
      client_name: 'A stranger',
      redirect_uris: ['http://127.0.0.1/back', 'com.example.app:/back'],
      token_endpoint_auth_method: 'none',
    });
    const client = await oauth.processDynamicClientRegistrationResponse(response);
    expect(client).toMatchObject({ client_name: 'A stranger', registration_type: 'dynamic' });
    expect(client.client_secret).toBeUndefined();
    const ada = await signUpSomebody(server);
    const program = await openProgram(
      server.url,
      { client_id: client.client_id },
      'http://127.0.0.1:50123/back',
    );
    expect((await letIn(program, ada.client, 'openid')).claims?.sub).toBe(ada.id);
    const wrong = await register({ client_name: 'A', redirect_uris: ['http://evil.example/'] });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ error: 'invalid_redirect_uri' });
  });

  it('register themselves only so often from one address', async () => {
    const body = { client_name: 'A stranger', redirect_uris: [redirectUri] };
    for (let made = 0; made < limits.oauth.registrationsPerAddress; made += 1) await register(body);
    expect((await register(body)).status).toBe(429);
  });

  it('are forgotten when they registered themselves and nobody let them in', async () => {
    const response = await register({ client_name: 'Nobody', redirect_uris: [redirectUri] });
    const { client_id: id } = await oauth.processDynamicClientRegistrationResponse(response);
    await server.sql("update auth.oauth_clients set created_at = now() - interval '1 year'");
    await sweepAuth(server.services.database);
    expect((await admin().getClient(id)).error).toMatchObject({ code: 'oauth_client_not_found' });
    expect(await server.sql("select 1 from auth.oauth_clients where registration = 'manual'")).not.toEqual(
      [],
    );
  });
});

describe('where clients may not register themselves', () => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer('embedded', '');
  });
  afterAll(() => server.close());

  it('they are told so', async () => {
    const answer = await fetch(`${server.url}/auth/v1/oauth/clients/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'A', redirect_uris: [redirectUri] }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'access_denied' });
  });
});
