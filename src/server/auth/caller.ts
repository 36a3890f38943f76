import type { Claims, Role } from '../db/database.ts';
import { refusedToken } from './token-refusal.ts';

/** Who sent a request, as far as its token proves it. */
export interface Caller {
  role: Role;
  claims: Claims;
}

export const nobody: Caller = { role: 'anon', claims: {} };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A token of ours is for a person, who has an id, or is a key of the installation: `anon` or `service_role`. */
export function callerOf(claims: Claims): Caller {
  if (claims.role === 'anon' || claims.role === 'service_role') return { role: claims.role, claims };
  if (claims.role === 'authenticated' && uuid.test(claims.sub ?? ''))
    return { role: 'authenticated', claims };
  throw refusedToken('nobody');
}
