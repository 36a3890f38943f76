import type { Session, User } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';
import type { AccessName } from '../../catalog/access.ts';

/** What the signed-in person may open. The server decides again on every call; this decides what is shown. */
export type Access = Record<AccessName, boolean>;

export const noAccess: Access = {
  admin: false,
  seo: false,
  goodIdea: false,
  gaming: false,
  special: false,
  training: false,
  curriculum: false,
  strategic: false,
  wealthX: false,
  elite: false,
};

export interface SessionView {
  status: 'loading' | 'signed-in' | 'signed-out';
  /** The signed-in person; null unless the status is `signed-in`. */
  user: User | null;
  access: Access;
  /** False while the access checks of a signed-in person are under way: until then nothing is granted. */
  accessKnown: boolean;
  /** A password was right but a second factor is still owed: not signed in yet, only /auth goes on with it. */
  pending: Session | null;
  /** The session came from a link for a forgotten password. */
  recovering: boolean;
}

const loadingSession: SessionView = {
  status: 'loading',
  user: null,
  access: noAccess,
  accessKnown: false,
  pending: null,
  recovering: false,
};

/** Filled by features/session; here, because every feature reads it and none may import another. */
export const SessionContext = createContext<SessionView>(loadingSession);

export function useSession(): SessionView {
  return useContext(SessionContext);
}
