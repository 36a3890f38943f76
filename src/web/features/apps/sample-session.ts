import { noAccess, type SessionView } from '../../lib/session.ts';

/** Nobody, as far as tests need to know. */
export const signedOut: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};

/** Ada, as far as tests need to know her. */
export const signedIn = { ...signedOut, status: 'signed-in', user: { id: 'ada' } } as unknown as SessionView;
