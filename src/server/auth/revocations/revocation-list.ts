import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Claims } from '../../db/database.ts';
import type { AuthRevocationsTable } from '../../db/tables/auth.revocations.ts';

export interface Revocation {
  kind: AuthRevocationsTable['kind'];
  subject: string;
  /** In milliseconds. */
  at: number;
}

export interface RevocationList {
  add(revocation: Revocation): void;
  /** Forgets what no living token can be about any more. */
  forget(now: number): void;
  /** The claims as they count now; throws when they do not count at all. Asked at every request: it only looks up. */
  judge(claims: Claims): Claims;
}

/** A little longer than a token lives: the clocks of servers differ. */
const keptMs = limits.auth.accessTokenSeconds * 1_000 + 60_000;

export function revocationList(): RevocationList {
  const held: Record<Revocation['kind'], Map<string, number>> = {
    ended: new Map(),
    lowered: new Map(),
    raised: new Map(),
    person: new Map(),
  };

  function isBefore(kind: Revocation['kind'], subject: string, issuedMs: number): boolean {
    const at = held[kind].get(subject);
    return at !== undefined && issuedMs <= at;
  }

  return {
    add({ kind, subject, at }) {
      held[kind].set(subject, Math.max(at, held[kind].get(subject) ?? 0));
    },
    forget(now) {
      for (const map of Object.values(held))
        for (const [subject, at] of map) if (at < now - keptMs) map.delete(subject);
    },
    judge(claims) {
      const session = claims['session_id'];
      const issuedMs = typeof claims['iat'] === 'number' ? claims['iat'] * 1_000 : 0;
      if (typeof claims.sub === 'string' && isBefore('person', claims.sub, issuedMs)) throw ended();
      if (typeof session !== 'string') return claims;
      if (held.ended.has(session)) throw ended();
      if (claims['aal'] === 'aal2')
        return isBefore('lowered', session, issuedMs) ? { ...claims, aal: 'aal1' } : claims;
      // The person has a second factor, and this token is from before it was shown.
      return isBefore('raised', session, issuedMs) ? { ...claims, has_factor: true } : claims;
    },
  };
}

function ended(): KoraError {
  return new KoraError('invalid_token', { details: { reason: 'session_ended' } });
}
