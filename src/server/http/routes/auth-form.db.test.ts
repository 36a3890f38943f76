import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  type AuthTestServer,
  freshEmail,
  startAuthServer,
} from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

const password = 'correct horse <&>';

describe.each(engines)('the forms of /auth without a script, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  async function send(form: Record<string, string>, headers: Record<string, string> = {}, path = '/auth') {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url, 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(form),
    });
    const page = await answer.text();
    const cookies = answer.headers.getSetCookie();
    return {
      status: answer.status,
      page,
      answer,
      href: /id="go-on" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '',
      cookie: cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; '),
      cookies,
    };
  }
  const codeIn = (href: string) => /#handover=([\w-]+)$/.exec(href)?.[1] ?? '';
  const take = (code: string, headers: Record<string, string>) =>
    fetch(`${server.url}/auth/handover`, {
      method: 'POST',
      headers: {
        origin: server.url,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ code }),
    });

  it('sign somebody up and in, and hand the session to the app of that browser alone', async () => {
    const email = freshEmail();
    const made = await send({ action: 'sign-up', email, password }, {}, '/auth?next=%2Fhub&password=x');
    expect(made.status).toBe(200);
    expect(made.page).toContain('You are signed in');
    expect(made.href).toMatch(/^\/auth\?next=%2Fhub&from=form#handover=[\w-]{43}$/);
    expect(made.answer.headers.get('cache-control')).toBe('no-store');
    expect(made.page).not.toMatch(/eyJ|refresh_token/);
    const cookie = made.cookies.find((one) => one.includes('handover')) ?? '';
    expect(cookie).toMatch(/; Max-Age=60; HttpOnly; SameSite=Lax/);

    const entered = await send({ action: 'sign-in', email, password });
    const code = codeIn(entered.href);
    const session = (await (await take(code, { cookie: entered.cookie })).json()) as Record<string, string>;
    const client = server.client();
    const { data } = await client.auth.setSession({
      access_token: session['access_token'] ?? '',
      refresh_token: session['refresh_token'] ?? '',
    });
    expect(data.user?.email).toBe(email);
    expect((await take(code, { cookie: entered.cookie })).status).toBe(404);
    expect(
      await server.sql(
        "select count(*)::int as n from audit_log where action = 'user.signed_in' and actor_id = $1",
        [data.user?.id],
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('hand nothing to another browser, another site, or too late', async () => {
    const email = freshEmail();
    await send({ action: 'sign-up', email, password });
    const one = await send({ action: 'sign-in', email, password });
    expect((await take(codeIn(one.href), {})).status).toBe(404);
    expect((await take(codeIn(one.href), { cookie: one.cookie })).status).toBe(404);
    const two = await send({ action: 'sign-in', email, password });
    const foreign = { cookie: two.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await take(codeIn(two.href), foreign)).status).toBe(403);
    await server.sql("update auth.handovers set created_at = now() - interval '2 minutes'");
    expect((await take(codeIn(two.href), { cookie: two.cookie })).status).toBe(404);
  });

  it('are taken only from pages of this site', async () => {
    const email = freshEmail();
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: server.url, 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ]) {
      const refused = await send({ action: 'sign-up', email, password }, headers);
      expect(refused.status).toBe(403);
      expect(refused.page).toContain('sent from another site');
    }
    expect(await server.sql('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  it('say what went wrong on a page, with the same limits', async () => {
    const email = freshEmail();
    await send({ action: 'sign-up', email, password });
    const again = await send({ action: 'sign-up', email, password });
    expect([again.status, again.page]).toEqual([422, expect.stringContaining('Account already exists')]);
    const weak = await send({ action: 'sign-up', email: freshEmail(), password: '12345' });
    expect([weak.status, weak.page]).toEqual([422, expect.stringContaining('at least 6 characters')]);
    for (let time = 0; time < limits.auth.failuresPerAccount; time += 1) {
      const wrong = await send({ action: 'sign-in', email, password: 'wrong' });
      expect([wrong.status, wrong.page]).toEqual([400, expect.stringContaining('Invalid email or password')]);
    }
    const late = await send({ action: 'sign-in', email, password });
    expect([late.status, late.page]).toEqual([429, expect.stringContaining('Too many tries')]);
    const evil = await send({ action: 'reset', email: '"><script>x</script>@kora.example' });
    expect(evil.page).not.toContain('<script>x');
    expect((await send({ action: 'drop' })).status).toBe(400);
  });

  it('send a link to set a new password, and say the same when there is no account', async () => {
    const email = freshEmail();
    await send({ action: 'sign-up', email, password });
    const known = await send({ action: 'reset', email });
    expect([known.status, known.page]).toEqual([200, expect.stringContaining('Check your email')]);
    expect((await server.mailTo(email)).text).toContain('type=recovery');
    const unknown = await send({ action: 'reset', email: freshEmail() });
    expect(unknown.status).toBe(200);
  });

  it.each(['password=a&email=b%40c.d', 'access_token=x', 'refresh_token=x', 'token=x&tab=1'])(
    'leave no secret in the address of a page: ?%s',
    async (query) => {
      const answer = await fetch(`${server.url}/auth?${query}`, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(query.includes('tab') ? '/auth?tab=1' : '/auth');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('leave the code of a sign-in with another provider to the page that needs it', async () => {
    const answer = await fetch(`${server.url}/auth?code=x`, { redirect: 'manual' });
    expect(answer.status).not.toBe(303);
  });
});
