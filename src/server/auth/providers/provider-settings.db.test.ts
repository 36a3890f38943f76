import { afterEach, describe, expect, inject, it } from 'vitest';
import { startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { startBrowser } from '../../../testing/oidc/browse.server.ts';
import { startOidc } from '../../../testing/oidc/start-oidc.server.ts';

const stops: (() => Promise<void>)[] = [];

async function startWith(environment: Record<string, string>, behaviour: { claimsInToken?: boolean } = {}) {
  const oidc = await startOidc(behaviour);
  stops.push(() => oidc.stop());
  const server = await startAuthServer('postgres', inject('postgresUrl'), {
    AUTH_CONFIRM_EMAIL: 'false',
    AUTH_OIDC_ISSUER: oidc.issuer,
    AUTH_OIDC_CLIENT_ID: oidc.clientId,
    AUTH_OIDC_CLIENT_SECRET: oidc.clientSecret,
    ...environment,
  });
  stops.push(() => server.close());
  oidc.accounts.set('ada', { email: 'ada@kora.example', email_verified: true });
  oidc.accounts.set('eve', { email: 'boss@kora.example', email_verified: false });
  const isBack = (url: URL) => url.origin === server.url && !url.pathname.startsWith('/auth/v1/');
  const start = (login: string) => `${server.url}/auth/v1/authorize?provider=oidc&login_hint=${login}`;
  return {
    oidc,
    client: () => server.client(),
    trust: () => oidc.trust(`${server.url}/auth/v1/callback`),
    signIn: (login: string) => startBrowser().open(start(login), isBack),
    untilCallback: async (login: string) => {
      const browser = startBrowser();
      const url = await browser.open(start(login), (at) => at.pathname.endsWith('/callback'));
      return () => browser.get(url);
    },
    rows: async (text: string) =>
      server.services.database.tx('service_role', {}, async (tx) => (await tx.query(text)).rows),
  };
}

describe('signing in with another provider', () => {
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });

  it('asks for a confirmation where addresses must be confirmed and the provider has not', async () => {
    const at = await startWith({ AUTH_CONFIRM_EMAIL: 'true' }, { claimsInToken: true });
    await at.trust();
    const back = await at.signIn('eve');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(await at.rows('select kind, relates_to from auth.one_time_tokens')).toEqual([
      { kind: 'confirmation', relates_to: 'boss@kora.example' },
    ]);
    at.oidc.accounts.set('eve', { email: 'boss@kora.example', email_verified: true });
    expect((await at.signIn('eve')).hash).toContain('access_token=');
  });

  it('makes nobody an administrator by an address that is not verified', async () => {
    const at = await startWith({ ADMIN_EMAIL: 'boss@kora.example' });
    await at.trust();
    expect((await at.signIn('eve')).hash).toContain('access_token=');
    expect(await at.rows('select role from public.user_roles')).toEqual([]);
  });

  it('makes the person with the verified address of ADMIN_EMAIL the administrator', async () => {
    const at = await startWith({ ADMIN_EMAIL: 'ada@kora.example' });
    await at.trust();
    expect((await at.signIn('ada')).hash).toContain('access_token=');
    expect(await at.rows('select role from public.user_roles')).toEqual([{ role: 'admin' }]);
  });

  it('claims the account that a stranger opened with the address of ADMIN_EMAIL before', async () => {
    const at = await startWith({ ADMIN_EMAIL: 'ada@kora.example' });
    await at.trust();
    const stranger = at.client();
    await stranger.auth.signUp({ email: 'ada@kora.example', password: 'correct horse' });
    expect((await at.signIn('ada')).hash).toContain('access_token=');
    expect(await at.rows('select role from public.user_roles')).toEqual([{ role: 'admin' }]);
    expect((await stranger.auth.getUser()).data.user).toBeNull();
    const again = await at
      .client()
      .auth.signInWithPassword({ email: 'ada@kora.example', password: 'correct horse' });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  it('lets nobody add or take away a way to sign in where the operator says so', async () => {
    const at = await startWith({ AUTH_MANUAL_LINKING: 'false' });
    await at.trust();
    const client = at.client();
    const { data } = await client.auth.signUp({ email: 'bob@kora.example', password: 'correct horse' });
    const off = { code: 'manual_linking_disabled', status: 404 };
    expect((await client.auth.linkIdentity({ provider: 'oidc' as 'google' })).error).toMatchObject(off);
    const byToken = { provider: 'oidc' as 'google', token: 'x' };
    expect((await client.auth.linkIdentity(byToken)).error).toMatchObject(off);
    const [identity] = data.user?.identities ?? [];
    if (identity === undefined) throw new Error('There is no identity.');
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject(off);
  });

  it('makes no account where sign-up is closed', async () => {
    const at = await startWith({ AUTH_ALLOW_SIGNUP: 'false' });
    await at.trust();
    const back = await at.signIn('ada');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('error_code')).toBe('signup_disabled');
    expect(await at.rows('select id from auth.users')).toEqual([]);
  });

  it('sends the person back while the provider is not well, and works as soon as it is', async () => {
    const at = await startWith({});
    const early = await at.signIn('ada');
    expect(early.searchParams.get('error')).toBe('temporarily_unavailable');
    expect(early.searchParams.get('error_description')).toContain('does not answer');
    await at.trust();
    expect((await at.signIn('ada')).hash).toContain('access_token=');
  });

  it('sends the person back when the provider goes away in between', async () => {
    const at = await startWith({});
    await at.trust();
    const deliver = await at.untilCallback('ada');
    await at.oidc.stop();
    const late = await deliver();
    const location = new URL(late.headers.get('location') ?? '');
    expect(location.searchParams.get('error')).toBe('temporarily_unavailable');
    expect(location.href).not.toContain(encodeURIComponent(new URL(at.oidc.issuer).host));
  });
});
