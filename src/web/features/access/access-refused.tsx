import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type AccessName, grantNames } from '../../../catalog/access.ts';
import { href } from '../../lib/href.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';

/** Says to somebody who is signed in what is missing and who can give it. */
export function AccessRefused({ missing }: { missing: AccessName }) {
  const { user } = useSession();
  const grant = grantNames[missing];
  return (
    <NoAccessState heading={heading(missing, grant)} actions={<WaysOn />}>
      <p>
        You are signed in as{' '}
        <span className="font-medium break-all text-ink">{user?.email ?? 'a guest'}</span>
        {missing === 'admin' ? ', which has no admin role.' : ', which has no access to it yet.'}
      </p>
      <p className="mt-3">{advice(missing, grant)}</p>
    </NoAccessState>
  );
}

function heading(missing: AccessName, grant: string | undefined): string {
  if (missing === 'admin') return 'This page is for admins';
  return grant === undefined ? 'This page is not open to you' : `This page needs ${grant} access`;
}

function advice(missing: AccessName, grant: string | undefined): ReactNode {
  if (missing === 'admin') {
    return (
      <>
        Ask an admin to give it to you. Whoever runs the server can also name an account in the setting{' '}
        <code className="font-mono text-ink">ADMIN_EMAIL</code>: it becomes admin when its address is
        confirmed.
      </>
    );
  }
  if (grant === undefined)
    return 'Ask an admin of this installation: it is open to admins and to whom they name.';
  return `Ask an admin to switch on “${grant}” for your account. It works at once, without signing in again.`;
}

function WaysOn() {
  const pageExists = usePageExists();
  const links = [
    { path: '/support', label: 'Ask for access', look: 'primary' },
    { path: '/plans', label: 'See the plans', look: 'secondary' },
    { path: href('/'), label: 'Go home', look: 'secondary' },
  ] as const;
  return links
    .filter(({ path }) => pageExists(path))
    .map(({ path, label, look }) => (
      <Link key={path} to={path} className={buttonClass(look)}>
        {label}
      </Link>
    ));
}
