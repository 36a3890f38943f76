import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { type Access, noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { takeChosenSignOut } from '../../lib/sign-out.ts';
import { supabase } from '../../lib/supabase.ts';
import { dismissFailure } from '../../ui/toast.ts';
import { accessAuthority, checkAccess } from './check-access.ts';
import { endedTitle } from './ended-elsewhere.ts';
import { followSession } from './follow-session.ts';
import { keptAnswersOf } from './kept-answers.ts';
import { initialState, nextSession, type SessionState } from './next-session.ts';

/** Data that is the same for everybody and therefore outlives a person's session. */
const publicQueries: ReadonlySet<unknown> = new Set([
  'health',
  'auth-settings',
  'sign-in-notice',
  'shared-app',
]);

/** What is said about ways in that did not work; over once somebody is in. */
const signInFailures = [
  'Sign in failed',
  'Sign up failed',
  'Account already exists',
  'Reset failed',
  endedTitle,
];

interface SessionProviderProps {
  children: ReactNode;
  /** Called when the person who was signed in no longer is: here by choice, in another tab, or by the server. */
  onLost: (byChoice: boolean) => void;
}

export function SessionProvider({ children, onLost }: SessionProviderProps) {
  const [state, tell] = useReducer(nextSession, initialState);
  useEffect(() => followSession(tell), []);
  useForgetting(state, onLost);
  useArrival(state);
  const access = useAccess(state);
  const view = useMemo(() => present(state, access), [state, access]);
  return <SessionContext value={view}>{children}</SessionContext>;
}

function present(state: SessionState, access: Access | undefined): SessionView {
  const { loading, session, pending } = state;
  const user = session !== null && !pending ? session.user : null;
  return {
    status: user !== null ? 'signed-in' : loading ? 'loading' : 'signed-out',
    user,
    access: user === null ? noAccess : (access ?? noAccess),
    accessKnown: user === null || access !== undefined,
    pending: pending ? session : null,
    recovering: state.recovering,
  };
}

function useAccess({ session, pending, accessRound }: SessionState): Access | undefined {
  const userId = session !== null && !pending ? session.user.id : undefined;
  const { data, refetch } = useQuery({
    queryKey: ['access', userId],
    enabled: userId !== undefined,
    queryFn: async () => checkAccess(accessAuthority(await supabase()), keptAnswersOf(userId ?? '')),
  });
  const asked = useRef(accessRound);
  useEffect(() => {
    if (asked.current === accessRound) return;
    asked.current = accessRound;
    // The first answer is fetched by the query itself; later events make it ask again.
    if (data !== undefined) void refetch();
  }, [accessRound, data, refetch]);
  return data;
}

/** Somebody who was not signed in is now; a session that was only found again says nothing about what failed before. */
function useArrival({ loading, session, pending }: SessionState): void {
  const isIn = session !== null && !pending;
  const wasOut = useRef(false);
  useEffect(() => {
    if (loading) return;
    if (isIn && wasOut.current) {
      takeChosenSignOut();
      dismissFailure(...signInFailures);
    }
    wasOut.current = !isIn;
  }, [loading, isIn]);
}

function useForgetting({ losses, session }: SessionState, onLost: (byChoice: boolean) => void): void {
  const queryClient = useQueryClient();
  const seen = useRef({ losses, userId: session?.user.id });
  const userId = session?.user.id;
  useEffect(() => {
    const before = seen.current;
    seen.current = { losses, userId };
    const replaced = before.userId !== undefined && userId !== undefined && before.userId !== userId;
    const isLost = before.losses !== losses;
    if (!isLost && !replaced) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => !publicQueries.has(queryKey[0]) });
    if (isLost) onLost(takeChosenSignOut());
  }, [losses, userId, queryClient, onLost]);
}
