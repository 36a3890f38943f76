import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { startBrowser } from '../../../testing/oidc/browse.server.ts';
import {
  type ProviderSignIn,
  provider,
  startProviderSignIn,
} from '../../../testing/oidc/provider-sign-in.server.ts';

describe.each(engines)('signing in with another provider refuses, on %s', (engine) => {
  let at: ProviderSignIn;

  beforeAll(async () => {
    at = await startProviderSignIn(engine, inject('postgresUrl'));
  });
  beforeEach(() => at.server.resetLimits());
  afterAll(() => at.stop());

  const callback = (query: Record<string, string> | URLSearchParams) =>
    fetch(`${at.server.url}/auth/v1/callback?${new URLSearchParams(query)}`, { redirect: 'manual' });

  async function errorOf(answer: Response): Promise<URL> {
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.href).not.toContain('access_token');
    return location;
  }

  it('a provider that is not enabled', async () => {
    for (const name of ['google', 'github', '', 'nothing', '__proto__', 'constructor']) {
      const answer = await fetch(`${at.server.url}/auth/v1/authorize?provider=${name}`, {
        redirect: 'manual',
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });

  it('an answer without a state, with an unknown one, or with that of another', async () => {
    const missing = await errorOf(await callback({ code: 'x' }));
    expect(missing.searchParams.get('error_code')).toBe('bad_oauth_callback');
    expect(missing.origin).toBe(at.server.url);
    const states = ['x', `${randomUUID()}.x`, randomUUID(), '.', "'; drop table auth.users --"];
    for (const state of states) {
      const location = await errorOf(await callback({ code: 'x', state }));
      expect(location.searchParams.get('error_code')).toBe('bad_oauth_state');
    }
    const { subject } = at.known();
    const { url: mine } = await at.untilCallback(subject);
    const [id] = (mine.searchParams.get('state') ?? '').split('.');
    mine.searchParams.set('state', `${id}.${'A'.repeat(43)}`);
    const guessed = await errorOf(await callback(mine.searchParams));
    expect(guessed.searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('an answer that another browser brings, and says what to do', async () => {
    const attacker = await at.untilCallback(at.known().subject);
    const victim = await errorOf(await fetch(attacker.url, { redirect: 'manual' }));
    expect(victim.pathname).toBe('/auth');
    expect(victim.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(victim.searchParams.get('error_description')).toContain('started in another browser');
    expect(await at.sql('select 1 from auth.sessions')).toEqual([]);
    // A browser with a sign-in of its own under way does not take that of another either.
    const own = startBrowser();
    const other = await at.untilCallback(at.known().subject);
    await own.get(await at.signInUrl(at.server.client(), at.known().subject));
    const crossed = await errorOf(await own.get(other.url));
    expect(crossed.searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('nothing to two tabs of one browser', async () => {
    const browser = startBrowser();
    const { subject } = at.known();
    const first = await browser.get(await at.signInUrl(at.server.client(), subject));
    const second = await browser.open(await at.signInUrl(at.server.client(), subject), at.isCallback);
    expect((await browser.get(second)).headers.get('location')).toContain('#access_token=');
    const late = await browser.open(first.headers.get('location') ?? '', at.isCallback);
    expect((await browser.get(late)).headers.get('location')).toContain('#access_token=');
  });

  it('gives the browser a cookie that no script sees and no other site sends', async () => {
    const start = await fetch(await at.signInUrl(at.server.client(), at.known().subject), {
      redirect: 'manual',
    });
    const [cookie] = start.headers.getSetCookie();
    expect(cookie).toMatch(/^kora-flow=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/);
  });

  it('an answer that was used before', async () => {
    const { subject } = at.known();
    const { deliver } = await at.untilCallback(subject);
    const first = await deliver();
    expect(first.headers.get('location')).toContain('#access_token=');
    const second = await errorOf(await deliver());
    expect(second.searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('one of two answers with the same state at the same time', async () => {
    const { subject } = at.known();
    const { deliver } = await at.untilCallback(subject);
    const both = await Promise.all([1, 2].map(() => deliver()));
    const tokens = both.filter(({ headers }) => headers.get('location')?.includes('#access_token='));
    expect(tokens).toHaveLength(1);
  });

  it('an answer that comes too late', async () => {
    const { subject } = at.known();
    const { deliver } = await at.untilCallback(subject);
    await at.sql('update auth.flow_states set created_at = created_at - make_interval(secs => $1)', [
      limits.auth.flowSeconds + 1,
    ]);
    const late = await errorOf(await deliver());
    expect(late.searchParams.get('error_code')).toBe('flow_state_expired');
  });

  it('a code that belongs to another sign-in', async () => {
    const mine = await at.untilCallback(at.known().subject);
    const other = await at.untilCallback(at.known().subject);
    mine.url.searchParams.set('code', other.url.searchParams.get('code') ?? '');
    const crossed = await errorOf(await mine.deliver());
    expect(crossed.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it.each(['nonce', 'code_challenge'])('a sign-in whose %s was changed on the way', async (name) => {
    const { subject } = at.known();
    const browser = startBrowser();
    const start = await browser.get(await at.signInUrl(at.server.client(), subject));
    const atProvider = new URL(start.headers.get('location') ?? '');
    expect(atProvider.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    atProvider.searchParams.set(name, 'A'.repeat(43));
    const url = await browser.open(atProvider.href, at.isCallback);
    const location = await errorOf(await browser.get(url));
    expect(location.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it('an answer that names another issuer', async () => {
    const { subject } = at.known();
    const { url, deliver } = await at.untilCallback(subject);
    expect(url.searchParams.get('iss')).toBe(at.oidc.issuer);
    url.searchParams.set('iss', 'https://evil.example');
    const location = await errorOf(await deliver(url));
    expect(location.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it('with the provider when the person does, in words of its own', async () => {
    const back = await at.signIn(at.server.client(), 'nobody');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      next: '/hub',
    });
    expect(back.href).not.toContain('555');
    expect(back.pathname).toBe('/auth');
  });

  it.each([
    'https://evil.example/',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://app.example\\@evil.example/',
    'data:text/html,x',
    'kora-app://other',
  ])('to lead back to %s', async (redirectTo) => {
    const back = await at.signIn(at.server.client(), at.known().subject, redirectTo);
    expect(back.origin).toBe(at.server.url);
    const refused = await at.signIn(at.server.client(), 'nobody', redirectTo);
    expect(refused.origin).toBe(at.server.url);
  });

  it('to let a client bend what goes to the provider', async () => {
    const url = new URL(`${at.server.url}/auth/v1/authorize`);
    const tricks = {
      provider,
      redirect_uri: 'https://evil.example',
      state: 'chosen',
      nonce: 'chosen',
      client_id: 'other',
      response_type: 'token',
      response_mode: 'fragment',
      request_uri: 'https://evil.example',
      scopes: 'offline_access',
      login_hint: 'ada',
      prompt: 'consent',
    };
    url.search = new URLSearchParams(tricks).toString();
    const answer = await fetch(url, { redirect: 'manual' });
    const sent = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(sent.get('redirect_uri')).toBe(`${at.server.url}/auth/v1/callback`);
    expect(sent.get('client_id')).toBe(at.oidc.clientId);
    expect(sent.get('response_type')).toBe('code');
    expect(sent.get('state')).not.toBe('chosen');
    expect(sent.get('nonce')).not.toBe('chosen');
    expect(sent.has('response_mode')).toBe(false);
    expect(sent.has('request_uri')).toBe(false);
    expect(sent.get('scope')).toBe('openid email profile offline_access');
    expect(sent.get('login_hint')).toBe('ada');
    expect(sent.get('prompt')).toBe('consent');
  });

  it('half of a PKCE request, and too much of anything', async () => {
    for (const query of [
      'code_challenge=abc&code_challenge_method=s256',
      `code_challenge=${'a'.repeat(43)}`,
      `code_challenge=${'a'.repeat(43)}&code_challenge_method=md5`,
      `x=${'a'.repeat(2_000)}`,
      Array.from({ length: 30 }, (_, index) => `x${index}=1`).join('&'),
      'scopes=%00',
    ]) {
      const answer = await fetch(`${at.server.url}/auth/v1/authorize?provider=${provider}&${query}`, {
        redirect: 'manual',
      });
      expect(answer.status, query.slice(0, 40)).toBe(400);
    }
  });
});
