import { SignJWT } from 'jose';
import { limits } from '../../kernel/limits.ts';
import type { Claims } from '../db/database.ts';
import type { KeyRing } from './key-ring.server.ts';

/** Not an address: the keys hold wherever this installation is reached. */
const issuer = 'installation';

export interface InstallationKeys {
  anon: string;
  service_role: string;
}

/** Keys for clients of the installation itself: `anon` may be published, `service_role` passes every row policy. */
export async function installationKeys(keys: KeyRing, now: Date): Promise<InstallationKeys> {
  const generation = await keys.serviceGeneration();
  return {
    anon: await sign(keys, { role: 'anon' }, now),
    service_role: await sign(keys, { role: 'service_role', generation }, now),
  };
}

/** A role and nobody who has it. Keys of earlier versions name an address as their issuer, which says nothing more. */
export function isInstallationKey(claims: Claims): boolean {
  return (claims.role === 'anon' || claims.role === 'service_role') && claims.sub === undefined;
}

/** Those issued before there were generations are of the first. */
export function isOfGeneration(claims: Claims, current: number): boolean {
  return (claims['generation'] ?? 1) === current;
}

function sign(
  keys: KeyRing,
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
