import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { hashOf } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { startBrowser } from '../../../testing/oidc/browse.server.ts';
import {
  type ProviderSignIn,
  provider,
  startProviderSignIn,
} from '../../../testing/oidc/provider-sign-in.server.ts';

describe.each(engines)('signing in with another provider on %s', (engine) => {
  let at: ProviderSignIn;

  beforeAll(async () => {
    at = await startProviderSignIn(engine, inject('postgresUrl'));
  });
  beforeEach(() => at.server.resetLimits());
  afterAll(() => at.stop());

  describe('makes an account', () => {
    it('by tokens behind the hash', async () => {
      const { subject, email } = at.known();
      const client = at.server.client();
      const back = await at.signIn(client, subject);
      expect(`${back.origin}${back.pathname}${back.search}`).toBe(`${at.server.url}/auth?next=%2Fhub`);
      const hash = hashOf(back);
      expect(hash.get('token_type')).toBe('bearer');
      expect(hash.get('expires_in')).toBe(String(limits.auth.accessTokenSeconds));
      expect(hash.get('provider_token')).toMatch(/\S{20,}/);
      const { data, error } = await client.auth.setSession({
        access_token: hash.get('access_token') ?? '',
        refresh_token: hash.get('refresh_token') ?? '',
      });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({
        email,
        email_confirmed_at: expect.any(String),
        app_metadata: { provider, providers: [provider] },
        user_metadata: {
          full_name: 'Ada Lovelace',
          avatar_url: 'https://pictures.example/ada.png',
          email_verified: true,
          sub: subject,
        },
      });
      const { data: identities } = await client.auth.getUserIdentities();
      expect(identities?.identities).toEqual([
        expect.objectContaining({ provider, id: subject, email, user_id: data.user?.id }),
      ]);
      expect((await client.auth.refreshSession()).error).toBeNull();
      const audit = await at.sql<{ action: string }>(
        'select action from public.audit_log where actor_id = $1 order by id',
        [data.user?.id],
      );
      expect(audit.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['user.signed_up', 'user.signed_in']),
      );
    });

    it('by a code that only the browser that asked can use, once', async () => {
      const { subject, email } = at.known();
      const client = at.server.client({ pkce: true });
      const back = await at.signIn(client, subject);
      expect(back.hash).toBe('');
      expect(back.searchParams.get('next')).toBe('/hub');
      const code = back.searchParams.get('code') ?? '';
      const thief = at.server.client({ pkce: true });
      await at.signInUrl(thief, subject);
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
      expect(data.session).toMatchObject({ provider_token: expect.stringMatching(/\S{20,}/) });
      expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({
        code: 'flow_state_not_found',
      });
      await at.signInUrl(thief, subject);
      const second = await at.signIn(client, subject);
      const stolen = await thief.auth.exchangeCodeForSession(second.searchParams.get('code') ?? '');
      expect(stolen.error).toMatchObject({ code: 'bad_code_verifier' });
    });

    it('once: the second time it is the same, with what the provider says now', async () => {
      const { subject } = at.known();
      const first = await at.signedIn(subject);
      at.oidc.accounts.set(subject, {
        email: `new-${subject}@kora.example`,
        email_verified: true,
        name: 'Ada King',
      });
      const second = await at.signedIn(subject);
      expect(second.user.id).toBe(first.user.id);
      expect(second.user.email).toBe(first.user.email);
      expect(second.user.user_metadata).toMatchObject({ full_name: 'Ada King' });
    });

    it('and states oauth as the way it was shown', async () => {
      const { client } = await at.signedIn(at.known().subject);
      const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
      expect(level.data?.currentAuthenticationMethods).toEqual([
        expect.objectContaining({ method: 'oauth' }),
      ]);
    });

    it('from a form that the browser posts as well', async () => {
      const { subject, email } = at.known();
      const client = at.server.client();
      const browser = startBrowser();
      const callback = await browser.open(await at.signInUrl(client, subject), at.isCallback);
      const answer = await browser.post(
        `${at.server.url}/auth/v1/callback`,
        new URLSearchParams(callback.search),
      );
      expect(answer.status).toBe(303);
      const hash = hashOf(new URL(answer.headers.get('location') ?? ''));
      const { data } = await client.auth.getUser(hash.get('access_token') ?? '');
      expect(data.user?.email).toBe(email);
    });

    it('also for a custom scheme that the operator allows', async () => {
      const back = await at.signIn(at.server.client(), at.known().subject, 'kora-app://signed-in');
      expect(back.href).toMatch(/^kora-app:\/\/signed-in#access_token=/);
    });
  });

  describe('finds the account', () => {
    it('with the same address when the provider has verified it', async () => {
      const { client, id, email, password } = await signUpSomebody(at.server);
      const { subject } = at.known({ email: email.toUpperCase() });
      const { user } = await at.signedIn(subject);
      expect(user.id).toBe(id);
      expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', provider] });
      expect(user.identities?.map((identity) => identity.provider)).toEqual(['email', provider]);
      expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    });

    it('never when the provider has not', async () => {
      const { id, email } = await signUpSomebody(at.server);
      const { subject } = at.known({ email, email_verified: false });
      const back = await at.signIn(at.server.client(), subject);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
      });
      expect(hashOf(back).get('error_code')).toBe('provider_email_needs_verification');
      expect(hashOf(back).has('access_token')).toBe(false);
      expect(await at.sql('select id from auth.identities where provider_id = $1', [subject])).toEqual([]);
      const left = await at.sql('select provider from auth.identities where user_id = $1', [id]);
      expect(left).toEqual([{ provider: 'email' }]);
    });

    it('that nobody had confirmed, and locks out whoever had made it', async () => {
      const { client, id, email, password } = await signUpSomebody(at.server);
      await at.sql('update auth.users set email_confirmed_at = null where id = $1', [id]);
      const { subject } = at.known({ email });
      const { user } = await at.signedIn(subject);
      expect(user.id).toBe(id);
      expect(user.identities?.map((identity) => identity.provider)).toEqual([provider]);
      expect((await client.auth.getUser()).error).not.toBeNull();
      const again = await at.server.client().auth.signInWithPassword({ email, password });
      expect(again.error).toMatchObject({ code: 'invalid_credentials' });
    });

    it('and does not let a banned person in', async () => {
      const { subject } = at.known();
      const { user } = await at.signedIn(subject);
      await at.sql("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [user.id]);
      const back = await at.signIn(at.server.client(), subject);
      expect(back.searchParams.get('error_code')).toBe('user_banned');
      expect(back.searchParams.get('error')).toBe('access_denied');
    });

    it('not at all when the provider tells no address', async () => {
      const { subject } = at.known();
      at.oidc.accounts.set(subject, { name: 'Nobody' });
      const back = await at.signIn(at.server.client(), subject);
      expect(back.searchParams.get('error_code')).toBe('bad_oauth_callback');
    });
  });
});
