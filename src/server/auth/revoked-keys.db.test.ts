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
    const before = await installationKeys(server.services.keys, issuer(), new Date());
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
  });
});
