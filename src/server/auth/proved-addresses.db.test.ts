import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import {
  type AuthTestServer,
  follow,
  freshEmail,
  hashOf,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { callFunction } from '../../testing/server/signed-in-person.server.ts';

const boss = 'boss@kora.example';
const strategist = 'strategist@kora.example';
const password = 'correct horse';

describe.each(engines)('an address that a setting names, without confirmation by mail, on %s', (engine) => {
  let server: AuthTestServer;
  let lines: string[] = [];
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'false',
      AUTH_ALLOW_ADMIN_SIGNUP: 'true',
      ADMIN_EMAIL: boss,
      STRATEGIC_EMAIL: strategist,
    });
  });
  beforeEach(async () => {
    await server.resetLimits();
    await server.sql('delete from auth.users');
    lines = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.close());

  const announced = () => lines.filter((line) => line.includes('/auth/v1/verify?'));
  const linkIn = (line = '') => /https?:\/\/\S+/.exec(line)?.[0] ?? '';
  const roles = () => server.sql('select role from public.user_roles');
  const signUp = async (email: string) => {
    const client = server.client();
    const { data } = await client.auth.signUp({ email, password });
    return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  };

  it('gives nobody the role for merely typing it, and tells the console how to prove it', async () => {
    const stranger = await signUp(boss);
    expect(stranger.token).not.toBe('');
    expect(await roles()).toEqual([]);
    expect(announced()).toHaveLength(1);
    expect(announced()[0]).toContain(`${boss}, which ADMIN_EMAIL names`);
    const list = await fetch(`${server.url}/auth/v1/admin/users`, {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(list.status).toBe(403);
  });

  it('gives it to whoever opens the link, once, and shuts out whoever was there before', async () => {
    const stranger = await signUp(boss);
    const link = linkIn(announced()[0]);
    const hash = hashOf(await follow(link));
    expect(hash.get('type')).toBe('recovery');
    expect(await roles()).toEqual([{ role: 'admin' }]);
    const list = await fetch(`${server.url}/auth/v1/admin/users`, {
      headers: { authorization: `Bearer ${hash.get('access_token')}` },
    });
    expect(list.status).toBe(200);
    expect((await stranger.client.auth.getUser()).data.user).toBeNull();
    const again = await server.client().auth.signInWithPassword({ email: boss, password });
    expect(again.error?.code).toBe('invalid_credentials');
    expect(hashOf(await follow(link)).get('error_code')).toBe('otp_expired');
    expect(announced()).toHaveLength(1);
  });

  it('offers a new link at the next sign-in, which ends the former, and not without end', async () => {
    await signUp(boss);
    const first = linkIn(announced()[0]);
    for (let time = 0; time < limits.auth.proofsPerAddress + 2; time += 1)
      expect((await server.client().auth.signInWithPassword({ email: boss, password })).error).toBeNull();
    expect(announced()).toHaveLength(limits.auth.proofsPerAddress);
    expect(hashOf(await follow(first)).get('error_code')).toBe('otp_expired');
    await server.sql("update auth.one_time_tokens set created_at = now() - interval '2 hours'");
    expect(hashOf(await follow(linkIn(announced().at(-1)))).get('error_code')).toBe('otp_expired');
    expect(await roles()).toEqual([]);
  });

  it('says nothing about addresses that open nothing', async () => {
    await signUp(freshEmail());
    expect(announced()).toEqual([]);
  });

  it('counts what comes by mail, and what an admin vouches for', async () => {
    await signUp(boss);
    await server.client().auth.resetPasswordForEmail(boss);
    const mail = await server.mailTo(boss);
    expect(hashOf(await follow(linkIn(mail.text))).get('access_token')).toEqual(expect.any(String));
    expect(await roles()).toEqual([{ role: 'admin' }]);
    await server.sql('delete from auth.users');
    const service = await server.service();
    await service.auth.admin.createUser({ email: boss, password, email_confirm: true });
    expect(await roles()).toEqual([{ role: 'admin' }]);
  });

  it('is not taken by a change of address, nor by the function that opens accounts', async () => {
    const person = await signUp(freshEmail());
    expect((await person.client.auth.updateUser({ email: boss })).data.user?.email).toBe(boss);
    expect(await roles()).toEqual([]);
    expect(await server.sql('select email_proved_at from auth.users')).toEqual([{ email_proved_at: null }]);
    await server.sql('delete from auth.users');
    await callFunction(server, 'admin-signup', { email: boss, password });
    expect(await roles()).toEqual([]);
  });

  it('is lost with the address, in whatever way that changes', async () => {
    const service = await server.service();
    const { data } = await service.auth.admin.createUser({ email: freshEmail(), email_confirm: true });
    const id = data.user?.id ?? '';
    const isProved = async () =>
      (
        await server.sql('select email_proved_at is not null as is_proved from auth.users where id = $1', [
          id,
        ])
      )[0];
    expect(await isProved()).toEqual({ is_proved: true });
    await server.sql('update auth.users set email = $2 where id = $1', [id, boss]);
    expect(await isProved()).toEqual({ is_proved: false });
    await service.auth.admin.updateUserById(id, { email: freshEmail() });
    await service.auth.admin.updateUserById(id, { email: boss, email_confirm: true });
    expect(await isProved()).toEqual({ is_proved: true });
    expect(await roles()).toEqual([{ role: 'admin' }]);
  });

  it('opens Strategic Intelligence only when it is proved, and closes it when the address changes', async () => {
    const stranger = await signUp(strategist);
    const ask = async (token: string) =>
      (await callFunction(server, 'check-strategic-access', {}, { token })).body;
    expect(await ask(stranger.token)).toEqual({ strategic: false });
    const hash = hashOf(await follow(linkIn(announced()[0])));
    const token = hash.get('access_token') ?? '';
    expect(await ask(token)).toEqual({ strategic: true });
    const owner = server.client();
    await owner.auth.setSession({ access_token: token, refresh_token: hash.get('refresh_token') ?? '' });
    await owner.auth.updateUser({ email: `other-${randomUUID()}@kora.example` });
    await owner.auth.updateUser({ email: strategist });
    expect(await ask(token)).toEqual({ strategic: false });
  });
});
