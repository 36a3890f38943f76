import { SignJWT } from 'jose';
import { limits } from '../../kernel/limits.ts';
import type { Claims } from '../db/database.ts';
import type { KeyRing } from './key-ring.server.ts';

export interface InstallationKeys {
  anon: string;
  service_role: string;
}

/** Keys for clients of the installation itself: `anon` may be published, `service_role` passes every row policy. */
export async function installationKeys(keys: KeyRing, issuer: string, now: Date): Promise<InstallationKeys> {
  const generation = await keys.serviceGeneration();
  return {
    anon: await sign(keys, issuer, { role: 'anon' }, now),
    service_role: await sign(keys, issuer, { role: 'service_role', generation }, now),
  };
}

/** Those issued before there were generations are of the first. */
export function isOfGeneration(claims: Claims, current: number): boolean {
  return (claims['generation'] ?? 1) === current;
}

function sign(
  keys: KeyRing,
  issuer: string,
  claims: { role: 'anon' | 'service_role'; generation?: number },
  now: Date,
): Promise<string> {
  const { kid, privateKey } = keys.signing();
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.auth.installationKeyDays * 86_400)
    .sign(privateKey);
}
