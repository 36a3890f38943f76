import type { AccessName } from '../../../catalog/access.ts';
import type { PageAccess } from '../../lib/define-page.ts';
import type { SessionView } from '../../lib/session.ts';

export type AccessDecision =
  | { kind: 'open' }
  /** Not known yet. */
  | { kind: 'checking' }
  | { kind: 'sign-in' }
  | { kind: 'refused'; missing: AccessName };

/** Whether a page shows itself to a person. What is not known is not granted. */
export function decideAccess(
  needed: PageAccess,
  { status, access, accessKnown }: Pick<SessionView, 'status' | 'access' | 'accessKnown'>,
): AccessDecision {
  if (needed === 'everyone') return { kind: 'open' };
  if (status === 'loading') return { kind: 'checking' };
  if (status === 'signed-out') return { kind: 'sign-in' };
  if (needed === 'signed-in' || access[needed]) return { kind: 'open' };
  return accessKnown ? { kind: 'refused', missing: needed } : { kind: 'checking' };
}
