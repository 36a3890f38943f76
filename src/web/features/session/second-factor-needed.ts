import type { Session } from '@supabase/supabase-js';

/** A person with a verified factor is signed in when the session has shown it (`aal2`), and not before. */
export function secondFactorNeeded(session: Session): boolean {
  const hasFactor = (session.user.factors ?? []).some(({ status }) => status === 'verified');
  return hasFactor && assuranceLevel(session.access_token) !== 'aal2';
}

/** What the token claims about itself. The server checks the signature; here it only decides what is shown. */
function assuranceLevel(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
