import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contract as endSession } from '../../../functions/end-session/contract.ts';
import { contract as listSessions, type OwnSession } from '../../../functions/list-sessions/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { type SignOutScope, signOut, signOutMessage } from '../../lib/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { SessionRow } from './session-row.tsx';
import { SessionsUnread } from './sessions-unread.tsx';
import { SettingsSection } from './settings-section.tsx';

export function SessionsSection({ userId }: { userId: string }) {
  const queryKey = ['sessions', userId];
  const queryClient = useQueryClient();
  const { data, error, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction(listSessions, {}, signal),
    staleTime: 0,
  });
  const [ending, setEnding] = useState<string>();

  async function end(session: OwnSession): Promise<void> {
    setEnding(session.id);
    try {
      await callFunction(endSession, { session_id: session.id });
      toast({ title: 'Signed out successfully', description: session.device });
    } catch (fault) {
      toast({
        title: 'Sign out failed',
        description: messageOf(fault, 'Failed to sign out'),
        variant: 'destructive',
      });
    }
    setEnding(undefined);
    await queryClient.invalidateQueries({ queryKey });
  }

  async function endMany(scope: SignOutScope): Promise<void> {
    setEnding(scope);
    const fault = await signOut(scope);
    setEnding(undefined);
    const message = signOutMessage(fault);
    if (message === undefined) return;
    toast(message);
    if (scope === 'others') await queryClient.invalidateQueries({ queryKey });
  }

  return (
    <SettingsSection
      id="sessions"
      heading="Sessions"
      intro="Where you are signed in. End what you do not know."
    >
      {isError ? (
        <SessionsUnread error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <ul aria-label="Sessions" className="-mt-2 divide-y divide-line">
            {data === undefined
              ? [1, 2].map((row) => <Skeleton key={row} className="my-3 h-11" />)
              : data.sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    busy={ending === session.id}
                    onEnd={() => void end(session)}
                  />
                ))}
          </ul>
          <div className="mt-4 flex flex-col gap-2 sm:flex-row">
            <Button
              busy={ending === 'others'}
              disabled={data === undefined || data.sessions.length < 2}
              onClick={() => void endMany('others')}
            >
              Sign out everywhere else
            </Button>
            <Button busy={ending === 'global'} onClick={() => void endMany('global')}>
              Sign out everywhere
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}
