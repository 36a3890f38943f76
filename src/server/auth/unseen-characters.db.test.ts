import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { signUpSomebody } from '../../testing/auth/sign-up-somebody.server.ts';
import {
  type AuthTestServer,
  freshEmail,
  startAuthServer,
} from '../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';

const harmful = fc.constantFrom(
  '\0',
  '\\u0000',
  '\\\\u0000',
  '\ud800',
  '\\ud800',
  '\u202e',
  '\n',
  '"',
  "'",
  '\\',
);
const text = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), harmful), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe.each(engines)('characters that nobody sees, on %s', (engine) => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  it('in claims keep nobody out, whatever a name holds', async () => {
    const sub = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
    await fc.assert(
      fc.asyncProperty(text, text, async (name, value) => {
        const claims = {
          role: 'authenticated',
          sub,
          [`x${name}`]: value,
          user_metadata: { [name]: [value] },
        };
        const read = 'select auth.jwt() as claims, auth.uid() as uid';
        const { rows } = await server.services.database.tx('authenticated', claims, (tx) =>
          tx.query<{ uid: string; claims: Record<string, unknown> }>(read),
        );
        expect(rows[0]?.uid).toBe(sub);
        expect(rows[0]?.claims['role']).toBe('authenticated');
      }),
      { numRuns: 60 },
    );
  });

  it('let a person named with the six letters of an escape go on using their account', async () => {
    const client = server.client();
    const { error } = await client.auth.signUp({
      email: freshEmail(),
      password: 'correct horse',
      options: { data: { first: 'Ada \\u0000 and \\ud800' } },
    });
    expect(error).toBeNull();
    expect((await client.from('profiles').select()).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({
      first: 'Ada \\u0000 and \\ud800',
    });
  });

  it.each(['\0', '\x07', '\x1b[31m', '\ud800'])('are refused beside an account: %j', async (bad) => {
    const { client } = await signUpSomebody(server);
    for (const data of [{ first: `A${bad}` }, { [`a${bad}`]: 1 }, { deep: [{ a: bad }] }]) {
      const { error } = await client.auth.updateUser({ data });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(error?.message).toContain('control characters cannot be kept');
    }
    const service = await server.service();
    const made = await service.auth.admin.createUser({ email: freshEmail(), app_metadata: { team: bad } });
    expect(made.error).toMatchObject({ status: 400 });
  });

  it.each(['\u202e', '\u2066', '\u200f', '\n'])(
    'are refused in names, by the data API too: %j',
    async (bad) => {
      const { client, id } = await signUpSomebody(server);
      const named = await client.from('profiles').insert({ user_id: id, display_name: `Ada${bad}` });
      expect(named.error?.code).toBe('23514');
      await server.sql("insert into public.apps (user_id, app_name) values ($1, 'Notes')", [id]);
      const renamed = await client
        .from('apps')
        .update({ app_name: `Notes${bad}fdp.exe` })
        .eq('user_id', id);
      expect(renamed.error?.code).toBe('23514');
      expect((await client.from('apps').update({ app_name: 'Näher 文' }).eq('user_id', id)).error).toBeNull();
    },
  );
});
