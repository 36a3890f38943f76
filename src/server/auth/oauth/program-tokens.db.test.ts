import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { agree, letIn, openProgram, openRequest } from '../../../testing/auth/oauth-program.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import {
  everything,
  type OAuthTestServer,
  redirectUri,
  startOAuthServer,
} from '../../../testing/auth/start-oauth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

describe.each(engines)('codes and tokens of programs, on %s', (engine) => {
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

  it('rotates refresh tokens, and ends the grant when one comes again', async () => {
    const first = await letIn(server.program, ada.client, 'openid offline_access data:read');
    const second = await server.program.refresh(first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims?.sub).toBe(ada.id);
    expect((await server.program.refresh(second.refresh_token ?? '', 'openid')).scope).toBe('openid');
    const third = await letIn(server.program, ada.client, 'openid offline_access data:read');
    await expect(
      server.program.refresh(third.refresh_token ?? '', 'openid data:write'),
    ).rejects.toMatchObject({
      error: 'invalid_scope',
    });
    await expect(server.program.refresh(first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(server.program.refresh(third.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await ada.client.auth.oauth.listGrants()).data).toEqual([]);
    expect(await server.audit('oauth.token_reuse_detected')).not.toEqual([]);
  });

  it('gives one heir when a refresh token comes twice at once', async () => {
    const first = await letIn(server.program, ada.client, 'offline_access');
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => server.program.refresh(first.refresh_token ?? '')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a code once; the second time everything it gave ends', async () => {
    const asked = await server.program.request('openid offline_access');
    const back = await agree(ada.client, await openRequest(asked.url));
    const tokens = await server.program.exchange(asked, back);
    await expect(server.program.exchange(asked, back)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(server.program.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(server.program.userinfo(tokens)).rejects.toThrow();
    expect(await server.audit('oauth.code_reuse_detected')).not.toEqual([]);
  });

  it('takes a code from its own program, in time, with its verifier, for its address', async () => {
    const other = await openProgram(
      server.url,
      await server.addClient({ client_name: 'Thief' }),
      redirectUri,
    );
    const theirs = await server.program.request('openid');
    const code = await agree(ada.client, await openRequest(theirs.url));
    await expect(other.exchange(theirs, code)).rejects.toMatchObject({ error: 'invalid_grant' });
    // It was in the wrong hands: its own program gets nothing for it either.
    await expect(server.program.exchange(theirs, code)).rejects.toMatchObject({ error: 'invalid_grant' });

    const guessed = await server.program.request('openid');
    const without = await agree(ada.client, await openRequest(guessed.url));
    await expect(
      server.program.exchange({ ...guessed, verifier: 'a'.repeat(43) }, without),
    ).rejects.toMatchObject({
      error: 'invalid_grant',
    });

    const late = await server.program.request('openid');
    const old = await agree(ada.client, await openRequest(late.url));
    await server.sql(
      "update auth.oauth_authorizations set code_issued_at = now() - interval '11 minutes' where code_used_at is null",
    );
    await expect(server.program.exchange(late, old)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('wants the secret in the way that the client was registered for', async () => {
    const asked = await server.program.request('openid');
    const back = await agree(ada.client, await openRequest(asked.url));
    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: asked.verifier,
      client_id: server.keys.client_id,
    };
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${server.keys.client_id}:${secret}`).toString('base64')}`,
    });
    for (const [more, headers] of [
      [{}, {}],
      [{ client_secret: server.keys.client_secret ?? '' }, {}],
      [{}, basic('wrong')],
    ] as const) {
      const answer = await server.post('/oauth/token', { ...form, ...more }, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Basic');
      expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
    }
    const answer = await server.post('/oauth/token', form, basic(server.keys.client_secret ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await server.audit('oauth.client_refused')).not.toEqual([]);
    for (let tries = 0; tries < limits.oauth.failuresPerClient; tries += 1)
      await server.post('/oauth/token', form, basic('wrong'));
    expect((await server.post('/oauth/token', form, basic(server.keys.client_secret ?? ''))).status).toBe(
      429,
    );
  });

  it('takes the secret in the form from clients that were registered so', async () => {
    const posting = await server.addClient({ token_endpoint_auth_method: 'client_secret_post' });
    const other = await openProgram(server.url, posting, redirectUri);
    const asked = await other.request('openid');
    const back = await agree(ada.client, await openRequest(asked.url));
    const answer = await server.post('/oauth/token', {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      code_verifier: asked.verifier,
      client_id: posting.client_id,
      client_secret: posting.client_secret ?? '',
    });
    expect(answer.status).toBe(200);
    expect(await (await server.post('/oauth/token', { grant_type: 'password' })).json()).toMatchObject({
      error: 'unsupported_grant_type',
    });
  });

  it('ends what the program gives back, and nothing of others', async () => {
    const tokens = await letIn(server.program, ada.client, 'openid offline_access');
    const other = await openProgram(server.url, await server.addClient(), redirectUri);
    await other.revoke(tokens.refresh_token ?? '');
    await other.revoke(tokens.access_token);
    const next = await server.program.refresh(tokens.refresh_token ?? '');
    await server.program.revoke(next.access_token);
    await expect(server.program.refresh(next.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const again = await letIn(server.program, ada.client, 'openid offline_access');
    await server.program.revoke(again.refresh_token ?? '');
    await expect(server.program.refresh(again.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await server.program.revoke('no token at all');
    expect(await server.audit('oauth.token_revoked')).not.toEqual([]);
  });

  it('keeps no code, token or secret as it is', async () => {
    const tokens = await letIn(server.program, ada.client, everything);
    const kept = JSON.stringify([
      await server.sql('select * from auth.oauth_clients'),
      await server.sql('select * from auth.oauth_authorizations'),
      await server.sql('select * from auth.oauth_refresh_tokens'),
      await server.sql('select * from auth.sessions'),
      await server.sql('select * from audit_log'),
    ]);
    for (const secret of [server.keys.client_secret, tokens.refresh_token, tokens.access_token])
      expect(kept).not.toContain(secret ?? 'missing');
  });

  it('does not exchange the refresh token of a program for a session of the person', async () => {
    const tokens = await letIn(server.program, ada.client, 'openid offline_access');
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: tokens.refresh_token }),
    });
    expect(answer.status).toBe(400);
    expect((await rest(tokens.id_token ?? '')).status).toBe(401);
  });
});
