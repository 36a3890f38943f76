import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { secondFactorNeeded } from './second-factor-needed.ts';

export interface SessionState {
  loading: boolean;
  session: Session | null;
  /** A second factor is owed. */
  pending: boolean;
  recovering: boolean;
  /** Counts the events after which access must be asked for again. */
  accessRound: number;
  /** Counts how often a person who was signed in no longer is. */
  losses: number;
}

export const initialState: SessionState = {
  loading: true,
  session: null,
  pending: false,
  recovering: false,
  accessRound: 0,
  losses: 0,
};

export type SessionNews =
  | { kind: 'event'; event: AuthChangeEvent; session: Session | null }
  /** The stored session was looked at; with an error there is none. */
  | { kind: 'checked'; session: Session | null };

/** Loading ends with the first event that is not the initial one, or with the check of the stored session. */
export function nextSession(state: SessionState, news: SessionNews): SessionState {
  const session = news.session;
  const endsLoading = news.kind === 'checked' || news.event !== 'INITIAL_SESSION';
  const lost = state.session !== null && session === null;
  const changed = news.kind === 'event' && session !== null && news.event !== 'INITIAL_SESSION';
  return {
    loading: state.loading && !endsLoading,
    session,
    pending: session !== null && secondFactorNeeded(session),
    recovering: recovers(state, news),
    accessRound: state.accessRound + (changed ? 1 : 0),
    losses: state.losses + (lost ? 1 : 0),
  };
}

function recovers(state: SessionState, news: SessionNews): boolean {
  if (news.session === null) return false;
  if (news.kind === 'checked') return state.recovering;
  if (news.event === 'PASSWORD_RECOVERY') return true;
  return news.event !== 'USER_UPDATED' && state.recovering;
}
