import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';

describe.each(engines)('who is signed in, on %s', (engine) => {
  let server: AuthTestServer;
  let service: SupabaseClient;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
    service = await server.service();
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('is told as an admin is told about them, whatever they have', async () => {
    const { client, id } = await signUpSomebody(server);
    const data = { name: 'Ada “L” \\u0041 🎛️', at: 1.5, many: 2 ** 40, none: null, list: [{ deep: true }] };
    await client.auth.updateUser({ data });
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    await server.sql(
      `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
       values ($1, 'google', '7', '{"sub": "7", "email": "ada@example.com"}', now())`,
      [id],
    );
    const own = (await client.auth.getUser()).data.user;
    expect(own).toMatchObject({ id, user_metadata: data });
    expect(own?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google']);
    expect(own?.factors?.map((factor) => factor.friendly_name)).toEqual(['Phone', 'Tablet']);
    expect(own).toEqual((await service.auth.admin.getUserById(id)).data.user);
    expect(JSON.stringify(own)).not.toMatch(/encrypted_password|secret/);
  });

  it('is nobody once they are banned, signed out or gone', async () => {
    const banned = await signUpSomebody(server);
    await server.sql(`update auth.users set banned_until = '12026-01-01' where id = $1`, [banned.id]);
    expect((await banned.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
    await server.sql(`update auth.users set banned_until = now() - interval '1 s' where id = $1`, [
      banned.id,
    ]);
    expect((await banned.client.auth.getUser()).error).toBeNull();

    const out = await signUpSomebody(server);
    await server.sql('delete from auth.sessions where user_id = $1', [out.id]);
    expect((await out.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const gone = await signUpSomebody(server);
    await server.sql('update auth.users set deleted_at = now() where id = $1', [gone.id]);
    expect((await gone.client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
  });
});
