import { type CryptoKey, generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import type { KeyRing } from './key-ring.server.ts';
import { accessTokenVerifier } from './verify-access-token.server.ts';

const rules = { issuer: 'https://kora.example/auth/v1', audience: 'authenticated' };

describe('accessTokenVerifier', () => {
  let privateKey: CryptoKey;
  let known: Map<string, CryptoKey>;
  let asked = 0;
  const started = Date.parse('2026-01-01T00:00:00Z');
  let time = started;

  beforeEach(async () => {
    const pair = await generateKeyPair('ES256');
    privateKey = pair.privateKey;
    known = new Map([['k1', pair.publicKey]]);
    asked = 0;
    time = started;
  });

  const verifier = () => {
    const keys = {
      verifying: async (kid: string) => {
        asked += 1;
        return known.get(kid);
      },
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
});
