import { contract } from '../../../../functions/admin-end-sessions/contract.ts';
import type { UserDetail } from '../../../../functions/admin-get-user/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../readable-time.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { SheetSection } from './sheet-section.tsx';

export function UserSessions({ user }: { user: UserDetail }) {
  const action = useAdminAction(contract, {
    done: () => 'Signed out everywhere',
    failed: 'The sessions were not ended',
  });
  return (
    <SheetSection heading="Sessions">
      {user.session_list.length === 0 ? (
        <p className="text-small text-ink-muted">Not signed in anywhere.</p>
      ) : (
        <div className="grid gap-3">
          <ul className="divide-y divide-line rounded-medium border border-line">
            {user.session_list.map((session) => (
              <li key={session.id} className="px-3 py-2.5">
                <p className="truncate text-small text-ink" title={session.user_agent ?? undefined}>
                  {session.user_agent ?? 'Unknown browser'}
                </p>
                <p className="text-caption text-ink-muted">
                  {session.ip ?? 'Unknown address'} · used <Time iso={session.refreshed_at} />
                  {session.aal === 'aal2' ? ' · second factor' : ''}
                </p>
              </li>
            ))}
          </ul>
          <Button busy={action.isPending} onClick={() => action.mutate({ user_id: user.id })}>
            Sign out everywhere
          </Button>
        </div>
      )}
    </SheetSection>
  );
}
