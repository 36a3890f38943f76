import { type CryptoKey, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { KeyRing } from './key-ring.server.ts';
import { accessTokenVerifier } from './verify-access-token.server.ts';

const rules = { issuer: 'https://kora.example/auth/v1', audience: 'authenticated' };

describe('accessTokenVerifier', () => {
  let privateKey: CryptoKey;
  let known: Map<string, CryptoKey>;
  let asked = 0;
  let databaseIsAway = false;
  const started = Date.parse('2026-01-01T00:00:00Z');
  let time = started;

  beforeEach(async () => {
    const pair = await generateKeyPair('ES256');
    privateKey = pair.privateKey;
    known = new Map([['k1', pair.publicKey]]);
    asked = 0;
    databaseIsAway = false;
    time = started;
  });

  const verifier = () => {
    const keys = {
      verifying: async (kid: string) => {
        asked += 1;
        if (databaseIsAway) throw new KoraError('unavailable');
        return known.get(kid);
      },
      serviceGeneration: async () => 2,
    } as unknown as KeyRing;
    return accessTokenVerifier(keys, rules, () => time);
  };
  const token = (seconds: number) =>
    new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setSubject('s')
      .setIssuer(rules.issuer)
      .setAudience(rules.audience)
      .setExpirationTime(started / 1_000 + seconds)
      .sign(privateKey);

  it('verifies a token once while it is fresh in memory', async () => {
    const verify = verifier();
    const one = await token(3_600);
    await verify(one);
    expect(await verify(one)).toMatchObject({ sub: 's' });
    expect(asked).toBe(1);
  });

  it('never remembers a token beyond its own end', async () => {
    const verify = verifier();
    const one = await token(5);
    await verify(one);
    time += 6_000;
    await expect(verify(one)).rejects.toMatchObject({ code: 'invalid_token' });
  });

  it('notices soon that a key was taken away', async () => {
    const verify = verifier();
    const one = await token(3_600);
    await verify(one);
    known.clear();
    time += limits.auth.rememberTokenMs + 1;
    await expect(verify(one)).rejects.toMatchObject({ code: 'invalid_token' });
  });

  it('does not remember what it refused, nor takes a changed token for a known one', async () => {
    const verify = verifier();
    const one = await token(3_600);
    await verify(one);
    const [header, , signature] = one.split('.');
    const forged = `${header}.${Buffer.from(JSON.stringify({ sub: 'other', exp: 9_999_999_999 })).toString('base64url')}.${signature}`;
    await expect(verify(forged)).rejects.toMatchObject({ code: 'invalid_token' });
    await expect(verify(forged)).rejects.toMatchObject({ code: 'invalid_token' });
  });

  const key = (claims: Record<string, unknown>, issuer: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(rules.audience)
      .setExpirationTime(started / 1_000 + 3_600)
      .sign(privateKey);

  it.each([
    ['this version', 'installation'],
    ['an earlier version, printed for another port', 'http://127.0.0.1:3999/auth/v1'],
  ])('takes keys of the installation of %s at every address', async (_, issuer) => {
    const verify = verifier();
    expect(await verify(await key({ role: 'anon' }, issuer))).toMatchObject({ role: 'anon' });
    expect(await verify(await key({ role: 'service_role', generation: 2 }, issuer))).toMatchObject({
      role: 'service_role',
    });
    const revoked = await key({ role: 'service_role', generation: 1 }, issuer);
    await expect(verify(revoked)).rejects.toMatchObject({ details: { reason: 'revoked' } });
  });

  it('takes nobody in person who was signed in at another address, whatever role is named', async () => {
    const verify = verifier();
    for (const role of ['authenticated', 'anon', 'service_role'])
      await expect(
        verify(await key({ role, sub: 's', generation: 2 }, 'http://other/auth/v1')),
      ).rejects.toMatchObject({ code: 'invalid_token', details: { reason: 'issuer' } });
  });

  it('does not blame the token for a database that is away', async () => {
    databaseIsAway = true;
    await expect(verifier()(await token(3_600))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
