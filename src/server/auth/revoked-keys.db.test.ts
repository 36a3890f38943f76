import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AuthTestServer, startAuthServer } from '../../testing/auth/start-auth-server.server.ts';
import { installationKeys } from './installation-key.server.ts';
import { openKeyRing } from './key-ring.server.ts';
import { accessTokenVerifier } from './verify-access-token.server.ts';

describe('a service_role key that leaked', () => {
  let server: AuthTestServer;
  let now = Date.now();
  const issuer = () => `${server.url}/auth/v1`;

  beforeAll(async () => {
    server = await startAuthServer('embedded', inject('postgresUrl'));
  });
  afterAll(() => server.close());

  /** As on another server: with its own memory of keys and tokens. */
  async function elsewhere() {
    const keys = await openKeyRing(server.services.database, server.services.secrets, () => now);
    return {
      keys,
      verify: accessTokenVerifier(keys, { issuer: issuer(), audience: 'authenticated' }, () => now),
    };
  }

  it('is refused after it was revoked, here at once and elsewhere within seconds; a new one works', async () => {
    const before = await installationKeys(server.services.keys, new Date());
    // The server has not seen this one, and so does not remember that it was valid.
    const unused = await installationKeys(server.services.keys, new Date(Date.now() - 60_000));
    const other = await elsewhere();
    await expect(other.verify(before.service_role)).resolves.toMatchObject({ role: 'service_role' });
    const answer = await fetch(`${issuer()}/admin/keys/revoke`, {
      method: 'POST',
      headers: { authorization: `Bearer ${before.service_role}` },
    });
    expect(answer.status).toBe(200);
    const after = (await answer.json()) as { anon: string; service_role: string };
    const fresh = await elsewhere();
    await expect(fresh.verify(before.service_role)).rejects.toMatchObject({ code: 'invalid_token' });
    await expect(fresh.verify(after.service_role)).resolves.toMatchObject({ role: 'service_role' });
    await expect(fresh.verify(before.anon)).resolves.toMatchObject({ role: 'anon' });
    now += 20_000;
    await expect(other.verify(before.service_role)).rejects.toMatchObject({ code: 'invalid_token' });
    await expect(other.verify(after.service_role)).resolves.toMatchObject({ role: 'service_role' });
    const [noted] = await server.sql("select details from audit_log where action = 'keys.revoked'");
    expect(noted).toEqual({ details: { generation: 2 } });
    const refused = await server.client({ key: unused.service_role }).from('profiles').select();
    expect(refused.error).toMatchObject({ code: 'PGRST303', message: 'JWT revoked' });
  });

  it('works at every port and public address: it names none of them', async () => {
    const { anon, service_role } = await installationKeys(server.services.keys, new Date());
    const elsewhereReached = accessTokenVerifier(server.services.keys, {
      issuer: 'https://moved.example/auth/v1',
      audience: 'authenticated',
    });
    for (const key of [anon, service_role]) {
      expect(decodeJwt(key).iss).toBe('installation');
      await expect(elsewhereReached(key)).resolves.toBeDefined();
      expect((await server.client({ key }).from('profiles').select()).error?.code).not.toBe('PGRST301');
    }
  });
});
