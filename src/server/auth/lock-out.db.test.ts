import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import {
  type AuthTestServer,
  freshEmail,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

const password = 'correct horse';
const home = '192.0.2.10';

describe.each(engines)('wrong passwords of strangers, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      TRUST_PROXY: '1',
    });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  interface From {
    address: string;
    cookie?: string;
    /** A page of ours, in a browser that keeps cookies. */
    isBrowser?: boolean;
  }

  async function post(path: string, body: object, { address, cookie, isBrowser }: From) {
    const answer = await fetch(`${server.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': address,
        ...(cookie === undefined ? {} : { cookie }),
        ...(isBrowser === true ? { 'sec-fetch-site': 'same-origin' } : {}),
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer;
  }
  const tryIn = (email: string, tried: string, from: From) =>
    post('token?grant_type=password', { email, password: tried }, from);
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.includes('-device='))
      ?.split(';')[0] ?? '';

  /** Until the account is closed to strangers. */
  async function guessFromElsewhere(email: string): Promise<void> {
    for (let time = 0; time < limits.auth.failuresPerAccount; time += 1)
      expect((await tryIn(email, `guess ${time}`, { address: `198.51.100.${time}` })).status).toBe(400);
    expect((await tryIn(email, 'guess', { address: '198.51.100.99' })).status).toBe(429);
  }

  it('do not keep out whoever comes from where they signed in before', async () => {
    const email = freshEmail();
    await post('signup', { email, password }, { address: home });
    await guessFromElsewhere(email);
    expect((await tryIn(email, password, { address: home })).status).toBe(200);
    expect((await tryIn(email, password, { address: '198.51.100.200' })).status).toBe(429);
  });

  it('do not keep out a browser that signed in before, wherever it is now', async () => {
    const email = freshEmail();
    const cookie = cookieOf(await post('signup', { email, password }, { address: home, isBrowser: true }));
    expect(cookie).toMatch(/^kora-device=[\w-]{43}$/);
    await guessFromElsewhere(email);
    expect((await tryIn(email, password, { address: '203.0.113.7', cookie })).status).toBe(200);
    // The cookie is no password: it opens only the account that was signed in to, and that one with a count of its own.
    const other = freshEmail();
    await post('signup', { email: other, password }, { address: home });
    await guessFromElsewhere(other);
    expect((await tryIn(other, password, { address: '203.0.113.8', cookie })).status).toBe(429);
    await server.resetLimits();
    for (let time = 0; time < limits.auth.failuresPerAccount; time += 1)
      expect((await tryIn(email, 'wrong', { address: `203.0.113.${time}`, cookie })).status).toBe(400);
    expect((await tryIn(email, 'wrong', { address: '203.0.113.99', cookie })).status).toBe(429);
  });

  it('get slower the longer they try', async () => {
    const email = freshEmail();
    await post('signup', { email, password }, { address: home });
    await server.sql(
      "insert into auth.rate_limits (key, count, resets_at) values ($1, $2, now() + interval '20 hours')",
      [`sign-in:account-day:${email}`, limits.auth.strangerFailuresPerDay],
    );
    const late = await tryIn(email, 'guess', { address: '198.51.100.1' });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(limits.auth.failureWindowSeconds);
    expect((await tryIn(email, password, { address: home })).status).toBe(200);
  });

  it('are limited for one address over many accounts', async () => {
    const address = '198.51.100.50';
    await server.sql(
      "insert into auth.rate_limits (key, count, resets_at) values ($1, $2, now() + interval '5 minutes')",
      [`sign-in:address:${address}`, limits.auth.failuresPerAddress],
    );
    expect((await tryIn(freshEmail(), 'stuffed', { address })).status).toBe(429);
    expect((await tryIn(freshEmail(), 'stuffed', { address: '198.51.100.51' })).status).toBe(400);
  });
});

describe('sign-up that tells who has an account', () => {
  it('tells one address so a few times, then tells nothing, while accounts need no confirmation', async () => {
    const server = await startAuthServer('embedded', '', { AUTH_CONFIRM_EMAIL: 'false' });
    try {
      const email = freshEmail();
      await server.client().auth.signUp({ email, password });
      expect((await server.client().auth.signUp({ email, password })).error?.code).toBe(
        'user_already_exists',
      );
      expect((await server.client().auth.signUp({ email: freshEmail(), password })).error).toBeNull();
      const key = 'exists:address:127.0.0.1';
      const [held] = await server.sql('select count from auth.rate_limits where key = $1', [key]);
      expect(held).toEqual({ count: 1 });
      await server.sql('update auth.rate_limits set count = $2 where key = $1', [
        key,
        limits.auth.existsAnswersPerAddress,
      ]);
      for (const asked of [email, freshEmail()])
        expect((await server.client().auth.signUp({ email: asked, password })).error).toMatchObject({
          status: 429,
          code: 'over_request_rate_limit',
        });
    } finally {
      await server.close();
    }
  }, 120_000);

  it('tells nothing where addresses are confirmed', async () => {
    const server = await startAuthServer('embedded', '', { AUTH_CONFIRM_EMAIL: 'true' });
    try {
      const service = await server.service();
      const email = freshEmail();
      await service.auth.admin.createUser({ email, password, email_confirm: true });
      const known = await server.client().auth.signUp({ email, password });
      const unknown = await server.client().auth.signUp({ email: freshEmail(), password });
      expect(known.error).toBeNull();
      expect(known.data.session).toBeNull();
      const shape = (user: object | null) => Object.keys(user ?? {}).toSorted();
      expect(shape(known.data.user)).toEqual(shape(unknown.data.user));
    } finally {
      await server.close();
    }
  }, 120_000);
});
