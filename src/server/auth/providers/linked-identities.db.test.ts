import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { hashOf } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { startBrowser } from '../../../testing/oidc/browse.server.ts';
import {
  type ProviderSignIn,
  provider,
  startProviderSignIn,
  wayOn,
} from '../../../testing/oidc/provider-sign-in.server.ts';

describe.each(engines)('adding a way to sign in on %s', (engine) => {
  let at: ProviderSignIn;

  beforeAll(async () => {
    at = await startProviderSignIn(engine, inject('postgresUrl'));
  });
  beforeEach(() => at.server.resetLimits());
  afterAll(() => at.stop());

  it('and takes it away again', async () => {
    const { client, id, email } = await signUpSomebody(at.server, { pkce: true });
    const { subject, email: otherEmail } = at.known();
    const back = await at.link(client, subject);
    expect(back.pathname).toBe('/settings');
    const linked = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(linked.error).toBeNull();
    expect(linked.data.user).toMatchObject({ id, email });
    const { data } = await client.auth.getUserIdentities();
    const added = data?.identities.find((identity) => identity.provider === provider);
    expect(added).toMatchObject({ email: otherEmail, user_id: id });
    expect((await at.signedIn(subject)).user.id).toBe(id);

    if (added === undefined) throw new Error('There is no identity.');
    expect((await client.auth.unlinkIdentity(added)).error).toBeNull();
    const after = await client.auth.getUser();
    expect(after.data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
    expect(after.data.user?.identities).toHaveLength(1);
    expect((await at.signedIn(subject)).user.id).not.toBe(id);
  });

  it('but not one that belongs to somebody, to oneself included', async () => {
    const { subject } = at.known();
    const owner = await at.signedIn(subject);
    const other = await signUpSomebody(at.server);
    for (const client of [other.client, owner.client]) {
      const back = await at.link(client, subject);
      expect(back.searchParams.get('error_code')).toBe('identity_already_exists');
      expect(hashOf(back).has('access_token')).toBe(false);
    }
  });

  it('and never takes the last one', async () => {
    const { client, user } = await at.signedIn(at.known().subject);
    const [only] = user.identities ?? [];
    if (only === undefined) throw new Error('There is no identity.');
    const { error } = await client.auth.unlinkIdentity(only);
    expect(error).toMatchObject({ code: 'single_identity_not_deletable', status: 422 });
  });

  it('and with the address identity goes the password, and the address follows', async () => {
    const { client, id, email, password } = await signUpSomebody(at.server);
    const { subject, email: otherEmail } = at.known();
    await at.link(client, subject);
    const { data } = await client.auth.getUserIdentities();
    const own = data?.identities.find((identity) => identity.provider === 'email');
    if (own === undefined) throw new Error('There is no identity.');
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull();
    expect((await client.auth.getUser()).data.user).toMatchObject({ id, email: otherEmail });
    for (const address of [email, otherEmail]) {
      const { error } = await at.server.client().auth.signInWithPassword({
        email: address,
        password,
      });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
    }
  });

  it('and keeps an identity whose address would collide', async () => {
    const { client } = await signUpSomebody(at.server);
    const { subject, email: otherEmail } = at.known();
    await at.link(client, subject);
    await signUpSomebody(at.server, { email: otherEmail });
    const { data } = await client.auth.getUserIdentities();
    const own = data?.identities.find((identity) => identity.provider === 'email');
    if (own === undefined) throw new Error('There is no identity.');
    const { error } = await client.auth.unlinkIdentity(own);
    expect(error).toMatchObject({ code: 'email_conflict_identity_not_deletable', status: 422 });
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2);
  });

  it('asks whoever opens the address of an app that is no browser, and takes the answer of that browser alone', async () => {
    const attacker = await signUpSomebody(at.server);
    const { subject } = at.known();
    const { data } = await attacker.client.auth.linkIdentity({
      provider,
      options: { queryParams: { login_hint: subject } },
    });
    const sent = data.url ?? '';
    expect(new URL(sent).origin).toBe(at.server.url);
    const page = await (await startBrowser().get(sent)).text();
    expect(page).toContain(attacker.email);
    // What another browser was offered is not an answer of this one: it is asked itself.
    const victim = await startBrowser().get(wayOn(page));
    expect(victim.status).toBe(200);
    expect(victim.headers.get('location')).toBeNull();
    expect(await victim.text()).toContain('Go on only if this account is yours');
    const wrong = await fetch(`${at.server.url}/auth/v1/user/identities/continue?state=x.y`, {
      redirect: 'manual',
    });
    expect(wrong.status).toBe(400);
  });

  it('leads a page of ours to the provider at once', async () => {
    const { client } = await signUpSomebody(at.server);
    const { data } = await client.auth.getSession();
    const start = `${at.server.url}/auth/v1/user/identities/authorize?provider=${provider}&skip_http_redirect=true`;
    const answer = await fetch(start, {
      headers: { authorization: `Bearer ${data.session?.access_token}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^kora-flow=/);
    expect(((await answer.json()) as { url: string }).url.startsWith(at.oidc.issuer)).toBe(true);
  });

  it('only to the person who asks', async () => {
    const victim = await at.signedIn(at.known().subject);
    const { client } = await signUpSomebody(at.server);
    await at.link(client, at.known().subject);
    const [foreign] = victim.user.identities ?? [];
    if (foreign === undefined) throw new Error('There is no identity.');
    const taken = await client.auth.unlinkIdentity(foreign);
    expect(taken.error).toMatchObject({ code: 'identity_not_found', status: 422 });
    const odd = await client.auth.unlinkIdentity({ ...foreign, identity_id: 'x' });
    expect(odd.error).toMatchObject({ code: 'validation_failed', status: 404 });
    const nobody = await fetch(`${at.server.url}/auth/v1/user/identities/authorize?provider=${provider}`, {
      redirect: 'manual',
    });
    expect(nobody.status).toBe(401);
  });
});
