import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type AuthTestServer,
  follow,
  freshEmail,
  hashOf,
  linkIn,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

const password = 'correct horse';
const adminEmail = 'boss@kora.example';

describe.each(engines)('the admin API, on %s', (engine) => {
  let server: AuthTestServer;
  let service: SupabaseClient;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      ADMIN_EMAIL: adminEmail,
      AUTH_REDIRECT_URLS: 'http://localhost:9999/**',
    });
    service = await server.service();
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  const admin = () => service.auth.admin;
  const missing = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

  it('makes, finds, changes and deletes accounts', async () => {
    const email = freshEmail();
    const created = await admin().createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { first: 'Ada' },
      app_metadata: { team: 'red' },
    });
    expect(created.error).toBeNull();
    const id = created.data.user?.id ?? '';
    expect(created.data.user).toMatchObject({
      email,
      user_metadata: { first: 'Ada' },
      app_metadata: { provider: 'email', providers: ['email'], team: 'red' },
    });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await admin().getUserById(id)).data.user?.email).toBe(email);
    const changed = await admin().updateUserById(id, {
      email: `new-${email}`,
      password: 'battery staple',
      user_metadata: { first: null, town: 'London' },
      app_metadata: { team: 'blue' },
    });
    expect(changed.data.user).toMatchObject({ email: `new-${email}`, user_metadata: { town: 'London' } });
    expect(changed.data.user?.app_metadata).toMatchObject({ team: 'blue', provider: 'email' });
    const again = await server
      .client()
      .auth.signInWithPassword({ email: `new-${email}`, password: 'battery staple' });
    expect(again.error).toBeNull();
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('says what is wrong', async () => {
    const email = freshEmail();
    await admin().createUser({ email });
    expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin().createUser({ email: 'xx:;x@x.x' })).error?.message).toContain(
      'Unable to validate email',
    );
    expect((await admin().createUser({})).error).toMatchObject({ code: 'validation_failed' });
    expect((await admin().updateUserById(missing, { email })).error).toMatchObject({
      code: 'user_not_found',
    });
    expect((await admin().deleteUser(missing)).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin().createUser({ email: freshEmail(), role: 'service_role' })).error).toMatchObject({
      code: 'validation_failed',
    });
    expect((await admin().listUsers({ page: -1, perPage: 10 })).error).toMatchObject({ status: 400 });
  });

  it('lists accounts in pages that the client can turn', async () => {
    for (let made = 0; made < 5; made += 1) await admin().createUser({ email: freshEmail() });
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    expect(first.data.users).toHaveLength(2);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    const second = await admin().listUsers({ page: 2, perPage: 2 });
    const ids = [...first.data.users, ...second.data.users].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    const [row] = await server.sql<{ count: number }>('select count(*)::int as count from auth.users');
    expect(first.data).toMatchObject({ total: row?.count });
  });

  it('bans, and lifts the ban', async () => {
    const email = freshEmail();
    const client = server.client();
    const { data } = await client.auth.signUp({ email, password });
    const id = data.user?.id ?? '';
    await admin().updateUserById(id, { ban_duration: '24h' });
    expect((await client.auth.getUser()).data.user).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'user_banned',
    );
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('deletes softly: the row stays, the person is gone, the address is free', async () => {
    const email = freshEmail();
    const client = server.client();
    const { data } = await client.auth.signUp({ email, password });
    await admin().deleteUser(data.user?.id ?? '', true);
    expect((await client.auth.getUser()).data.user).toBeNull();
    expect((await admin().getUserById(data.user?.id ?? '')).error).not.toBeNull();
    const [row] = await server.sql(
      'select email, encrypted_password, deleted_at from auth.users where id = $1',
      [data.user?.id],
    );
    expect(row).toMatchObject({ email: null, encrypted_password: null, deleted_at: expect.any(Date) });
    expect((await server.client().auth.signUp({ email, password })).error).toBeNull();
  });

  it('invites by mail, and the link opens the account', async () => {
    const email = freshEmail();
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { first: 'Ada' },
      redirectTo: 'http://localhost:9999/welcome',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    const stranger = await server.client().auth.signUp({ email, password });
    expect(stranger.error).toMatchObject({ code: 'user_already_exists' });
    const target = await follow(linkIn(await server.mailTo(email)));
    expect(target.href).toMatch(/^http:\/\/localhost:9999\/welcome#/);
    expect(hashOf(target).get('type')).toBe('invite');
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change_new'] as const)(
    'makes a link for %s, which works',
    async (type) => {
      const email = freshEmail();
      const newEmail = freshEmail();
      if (type === 'recovery' || type === 'email_change_new')
        await admin().createUser({ email, password, email_confirm: true });
      const redirectTo = 'http://localhost:9999/welcome';
      const { data, error } = await admin().generateLink({
        type,
        email,
        password,
        newEmail,
        options: { redirectTo },
      } as Parameters<ReturnType<typeof admin>['generateLink']>[0]);
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        email_otp: expect.stringMatching(/^\d{6}$/),
        verification_type: type,
        redirect_to: redirectTo,
      });
      expect(data.properties?.action_link).toContain(`redirect_to=${redirectTo}`);
      expect(data.properties?.action_link).toContain(data.properties?.hashed_token);
      expect(data.user?.email).toBe(email);
      const hash = hashOf(await follow(data.properties?.action_link ?? ''));
      expect(hash.get(type === 'email_change_new' ? 'message' : 'access_token')).toEqual(expect.any(String));
      expect(await server.mailsTo(email)).toEqual([]);
    },
  );

  it('gives the role of admin to the account of ADMIN_EMAIL, which may then use it all', async () => {
    const boss = server.client();
    await admin().createUser({ email: adminEmail.toUpperCase(), password, email_confirm: true });
    const { data } = await boss.auth.signInWithPassword({ email: adminEmail, password });
    const roles = await server.sql('select role from public.user_roles where user_id = $1', [data.user?.id]);
    expect(roles).toEqual([{ role: 'admin' }]);
    const token = data.session?.access_token ?? '';
    const list = () =>
      fetch(`${server.url}/auth/v1/admin/users`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await list()).status).toBe(200);
    await boss.auth.signOut();
    expect((await list()).status).toBe(403);
  });

  it.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${missing}`],
    ['PUT', `/admin/users/${missing}`],
    ['DELETE', `/admin/users/${missing}`],
    ['POST', `/admin/users/${missing}/logout`],
    ['GET', `/admin/users/${missing}/factors`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', '/admin/audit'],
    ['POST', '/admin/keys'],
    ['POST', '/admin/keys/rotate'],
    ['POST', '/admin/keys/revoke'],
  ])('is closed to plain people: %s %s', async (method, path) => {
    const client = server.client();
    const { data } = await client.auth.signUp({ email: freshEmail(), password });
    const ask = (token?: string) =>
      fetch(`${server.url}/auth/v1${path}`, {
        method,
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      });
    expect((await ask()).status).toBe(401);
    const refused = await ask(data.session?.access_token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error_code: 'not_admin' });
    const audit = await server.sql(
      "select target from public.audit_log where action = 'admin.refused' and actor_id = $1",
      [data.user?.id],
    );
    expect(audit).toHaveLength(1);
  });

  it('shows the audit log, with who did what and nothing secret', async () => {
    const email = freshEmail();
    const { data } = await server.client().auth.signUp({ email, password });
    const answer = await authed('GET', `/admin/audit?actor=${data.user?.id}`);
    const entries = (await answer.json()) as { payload: { action: string } }[];
    expect(entries.map(({ payload }) => payload.action)).toContain('user.signed_up');
    expect(answer.headers.get('x-total-count')).toBe(String(entries.length));
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  it('signs somebody out everywhere', async () => {
    const client = server.client();
    const { data } = await client.auth.signUp({ email: freshEmail(), password });
    expect((await authed('POST', `/admin/users/${data.user?.id}/logout`)).status).toBe(204);
    expect((await client.auth.getUser()).data.user).toBeNull();
  });

  it('hands out keys that work, and a new signing key', async () => {
    const issued = (await (await authed('POST', '/admin/keys')).json()) as Record<string, string>;
    const other = server.client({ key: issued['service_role'] ?? '' });
    expect((await other.auth.admin.listUsers({ perPage: 1 })).error).toBeNull();
    expect((await server.client({ key: issued['anon'] ?? '' }).auth.admin.listUsers()).error).toMatchObject({
      status: 401,
    });
    expect((await authed('POST', '/admin/keys/rotate')).status).toBe(200);
    expect((await other.auth.admin.listUsers({ perPage: 1 })).error).toBeNull();
  });

  async function authed(method: string, path: string): Promise<Response> {
    const { installationKeys } = await import('./installation-key.server.ts');
    const keys = await installationKeys(server.services.keys, new Date());
    return fetch(`${server.url}/auth/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${keys.service_role}` },
    });
  }
});
