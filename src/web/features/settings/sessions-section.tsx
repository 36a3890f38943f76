import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { contract as endSession } from '../../../functions/end-session/contract.ts';
import { contract as listSessions, type OwnSession } from '../../../functions/list-sessions/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/error-body.ts';
import { type SignOutScope, signOut, stayedSignedIn } from '../../lib/sign-out.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toast.ts';
import { describeDevice } from './describe-device.ts';
import { SettingsSection } from './settings-section.tsx';

export function SessionsSection({ userId }: { userId: string }) {
  const queryKey = ['sessions', userId];
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction(listSessions, {}, signal),
    staleTime: 0,
  });
  const [ending, setEnding] = useState<string>();

  async function end(session: OwnSession): Promise<void> {
    setEnding(session.id);
    try {
      await callFunction(endSession, { session_id: session.id });
      toast({ title: 'Signed out successfully', description: describeDevice(session.user_agent) });
    } catch (error) {
      toast({
        title: 'Sign out failed',
        description: messageOf(error, 'Failed to sign out'),
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
    if (fault === stayedSignedIn) return;
    if (fault === undefined) toast({ title: 'Signed out successfully' });
    else toast({ title: 'Sign out failed', description: fault, variant: 'destructive' });
    if (scope === 'others') await queryClient.invalidateQueries({ queryKey });
  }

  return (
    <SettingsSection
      id="sessions"
      heading="Sessions"
      intro="Where you are signed in. End what you do not know."
    >
      {isError ? (
        <ErrorState
          heading="Your sessions could not be read"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          The server did not answer as expected.
        </ErrorState>
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
            <Button busy={ending === 'others'} onClick={() => void endMany('others')}>
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

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const device = describeDevice(session.user_agent);
  const used = new Date(session.refreshed_at);
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium text-ink">
          {device}
          {session.current ? <Badge tone="positive">This device</Badge> : null}
        </p>
        <p className="text-caption text-ink-muted tabular-nums">
          {session.ip === null ? '' : `${session.ip} · `}
          last used <time dateTime={session.refreshed_at}>{used.toLocaleString()}</time>
        </p>
      </div>
      {session.current ? null : (
        <Button busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
