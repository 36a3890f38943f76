import { describe, expect, it } from 'vitest';
import type { PageAccess } from '../../lib/define-page.ts';
import { type Access, noAccess } from '../../lib/session.ts';
import { decideAccess } from './decide-access.ts';

const loading = { status: 'loading', access: noAccess, accessKnown: false } as const;
const signedOut = { status: 'signed-out', access: noAccess, accessKnown: true } as const;

function signedIn(access: Partial<Access> = {}, accessKnown = true) {
  return { status: 'signed-in' as const, access: { ...noAccess, ...access }, accessKnown };
}

describe('decideAccess', () => {
  it('opens a page for everyone before anything is known', () => {
    expect(decideAccess('everyone', loading)).toEqual({ kind: 'open' });
  });

  it.each<PageAccess>(['signed-in', 'admin', 'gaming', 'strategic'])(
    'keeps %s closed to visitors',
    (needed) => {
      expect(decideAccess(needed, loading)).toEqual({ kind: 'checking' });
      expect(decideAccess(needed, signedOut)).toEqual({ kind: 'sign-in' });
    },
  );

  it('opens what needs a sign-in to whoever is signed in, without waiting for the rest', () => {
    expect(decideAccess('signed-in', signedIn({}, false))).toEqual({ kind: 'open' });
  });

  it('waits for the checks, then opens or says what is missing', () => {
    expect(decideAccess('gaming', signedIn({}, false))).toEqual({ kind: 'checking' });
    expect(decideAccess('gaming', signedIn({ gaming: true }))).toEqual({ kind: 'open' });
    expect(decideAccess('gaming', signedIn({ training: true }))).toEqual({
      kind: 'refused',
      missing: 'gaming',
    });
  });
});
