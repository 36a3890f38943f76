import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type AuthTestServer,
  freshEmail,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { sweepAuth } from './sweep.server.ts';

const password = 'correct horse';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

describe.each(engines)('a session and its tokens, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  async function signUp() {
    const email = freshEmail();
    const client = server.client();
    const { data } = await client.auth.signUp({ email, password });
    if (data.session === null) throw new Error('no session');
    return { email, client, session: data.session };
  }

  async function refresh(token: string): Promise<Answer> {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      body: JSON.stringify({ refresh_token: token }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  const tokenOf = ({ body }: Answer) => String(body['refresh_token']);
  /** As if this many seconds had gone by since every token of the session was used. */
  const letPass = (seconds: number, userId: string) =>
    server.sql(
      `update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $1)
       where user_id = $2 and revoked_at is not null`,
      [seconds, userId],
    );

  it('gives a new refresh token at every refresh, and the session goes on', async () => {
    const { client, session, email } = await signUp();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.email).toBe(email);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it('lets two tabs that refresh at once both win, with the same token', async () => {
    const { session } = await signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    const [first] = answers;
    if (first === undefined) throw new Error('no answer');
    expect((await refresh(tokenOf(first))).status).toBe(200);
  });

  it('hands a slow tab the newest token, even when the other tab has refreshed twice', async () => {
    const { session } = await signUp();
    const child = await refresh(session.refresh_token);
    const grandchild = await refresh(tokenOf(child));
    expect(tokenOf(await refresh(session.refresh_token))).toBe(tokenOf(grandchild));
  });

  it('ends the whole session when a used token comes back later: it was stolen', async () => {
    const { session, client } = await signUp();
    const heir = await refresh(session.refresh_token);
    await letPass(11, session.user.id);
    const thief = await refresh(session.refresh_token);
    expect(thief).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    const owner = await refresh(tokenOf(heir));
    expect(owner).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    const { data } = await client.auth.getUser();
    expect(data.user).toBeNull();
    const [row] = await server.sql<{ count: number }>(
      "select count(*)::int as count from public.audit_log where action = 'token.reuse_detected' and actor_id = $1",
      [session.user.id],
    );
    expect(row?.count).toBe(1);
  });

  it('ends it for both when the thief was first, and leaves other sessions alone', async () => {
    const { session, email } = await signUp();
    const elsewhere = await server.client().auth.signInWithPassword({ email, password });
    const stolen = await refresh(session.refresh_token);
    await letPass(11, session.user.id);
    expect((await refresh(session.refresh_token)).status).toBe(400);
    expect((await refresh(tokenOf(stolen))).status).toBe(400);
    expect((await refresh(elsewhere.data.session?.refresh_token ?? '')).status).toBe(200);
  });

  it('races a thief against the heir without ever leaving both with a working session', async () => {
    const { session } = await signUp();
    const heir = await refresh(session.refresh_token);
    await letPass(11, session.user.id);
    const [owner, thief] = await Promise.all([refresh(tokenOf(heir)), refresh(session.refresh_token)]);
    expect(thief.status).toBe(400);
    // Whoever came first: the family is gone afterwards.
    const last = owner.status === 200 ? tokenOf(owner) : tokenOf(heir);
    expect((await refresh(last)).status).toBe(400);
  });

  it.each(['nonsense', 'x'.repeat(100), "' or 1=1 --"])('knows no token %j', async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });

  it('keeps neither refresh tokens nor their heirs in the database', async () => {
    const { session } = await signUp();
    const heir = tokenOf(await refresh(session.refresh_token));
    const rows = await server.sql<{ whole: string }>(
      'select row_to_json(t)::text as whole from auth.refresh_tokens t where user_id = $1',
      [session.user.id],
    );
    expect(rows).toHaveLength(2);
    for (const { whole } of rows) {
      expect(whole).not.toContain(session.refresh_token);
      expect(whole).not.toContain(heir);
    }
  });

  it('signs out here, elsewhere or everywhere', async () => {
    const { email, client: first } = await signUp();
    const second = server.client();
    const third = server.client();
    await second.auth.signInWithPassword({ email, password });
    await third.auth.signInWithPassword({ email, password });
    const isIn = async (client: typeof first) => (await client.auth.getUser()).data.user !== null;

    expect((await second.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, false]);

    await first.auth.signInWithPassword({ email, password });
    expect((await second.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect([await isIn(first), await isIn(second)]).toEqual([true, false]);

    await third.auth.signInWithPassword({ email, password });
    expect((await first.auth.signOut()).error).toBeNull();
    expect([await isIn(first), await isIn(third)]).toEqual([false, false]);
  });

  it('forgets what is long used up, and the session goes on', async () => {
    const { session } = await signUp();
    const heir = tokenOf(await refresh(session.refresh_token));
    await letPass(31 * 86_400, session.user.id);
    await sweepAuth(server.services.database);
    expect((await refresh(session.refresh_token)).body['code']).toBe('refresh_token_not_found');
    expect((await refresh(heir)).status).toBe(200);
  });

  it('asks for the second factor before password or address change, where there is one', async () => {
    const { client, session } = await signUp();
    await server.sql(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
      [session.user.id],
    );
    for (const change of [{ password: 'battery staple' }, { email: freshEmail() }])
      expect((await client.auth.updateUser(change)).error).toMatchObject({
        status: 403,
        code: 'insufficient_aal',
      });
    expect((await client.auth.updateUser({ data: { town: 'London' } })).error).toBeNull();
  });

  it('answers a token that is not valid in the words that clients wait for', async () => {
    const answer = await fetch(`${server.url}/auth/v1/user`, {
      headers: { Authorization: 'Bearer no.such.token' },
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error_code: 'bad_jwt',
      msg: expect.stringMatching(/^invalid JWT/),
    });
  });

  it('keeps old tokens valid when the signing key is rotated', async () => {
    const { client } = await signUp();
    const before = server.services.keys.signing().kid;
    const admin = await server.service();
    const kid = await server.services.keys.rotate();
    expect(kid).not.toBe(before);
    expect((await client.auth.getUser()).data.user).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getClaims()).data?.header).toMatchObject({ kid });
    expect((await admin.auth.admin.listUsers()).error).toBeNull();
  });
});
