import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';

describe('without any provider', () => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer('postgres', inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  afterAll(() => server.close());

  it('identities are neither linked nor unlinked', async () => {
    const { client } = await signUpSomebody(server);
    const disabled = { code: 'manual_linking_disabled', status: 404 };
    const linked = await client.auth.linkIdentity({ provider: 'google' });
    expect(linked.error).toMatchObject(disabled);
    const [own] = (await client.auth.getUserIdentities()).data?.identities ?? [];
    expect(own).toMatchObject({ provider: 'email' });
    if (own === undefined) throw new Error('There is no identity.');
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject(disabled);
  });

  it('none is offered', async () => {
    const settings = (await (await fetch(`${server.url}/auth/v1/settings`)).json()) as {
      external: Record<string, boolean>;
    };
    expect(settings.external).not.toHaveProperty('google');
    const answer = await fetch(`${server.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
  });
});
