import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../lib/session.ts';
import { FirstLoad } from './first-load.tsx';

/** A page that sends whoever is not signed in somewhere else. */
export function SignedInOnly({ to, page }: { to: string; page: ReactNode }) {
  const { status } = useSession();
  if (status === 'loading') return <FirstLoad />;
  return status === 'signed-in' ? page : <Navigate to={to} replace />;
}
