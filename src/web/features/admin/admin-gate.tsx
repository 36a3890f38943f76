import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';
import { ListSkeleton } from './list-states.tsx';

const purpose =
  'Admins see here how this installation is, and look after accounts, access, the audit log, messages and requests.';

/** Shows the page to admins, and to everybody else what it is and how to get in. The server refuses them anyway. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { status, user, access, accessKnown } = useSession();
  if (status === 'loading' || !accessKnown) return <ListSkeleton label="Checking your access" rows={4} />;
  if (access.admin) return children;
  if (user === null) {
    return (
      <Card>
        <NoAccessState
          heading="Sign in to open the admin panel"
          actions={
            <Link to={href('/auth')} className={buttonClass('primary')}>
              Sign in
            </Link>
          }
        >
          {purpose}
        </NoAccessState>
      </Card>
    );
  }
  return (
    <Card>
      <NoAccessState
        heading="This page is for admins"
        actions={
          <Link to={href('/')} className={buttonClass('secondary')}>
            Go home
          </Link>
        }
      >
        <p>{purpose}</p>
        <p className="mt-3">
          You are signed in as{' '}
          <span className="font-medium break-all text-ink">{user.email ?? 'a guest'}</span>, which has no
          admin role. Ask an admin to give it to you. Whoever runs the server can also name an account in the
          setting <code className="font-mono text-ink">ADMIN_EMAIL</code>: it becomes admin when its address
          is confirmed.
        </p>
      </NoAccessState>
    </Card>
  );
}
