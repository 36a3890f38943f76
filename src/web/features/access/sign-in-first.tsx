import { Link, useLocation } from 'react-router';
import { grantNames } from '../../../catalog/access.ts';
import type { PageAccess } from '../../lib/define-page.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoAccessState } from '../../ui/state-panel.tsx';

/** The way in, which leads back here. */
export function SignInFirst({ needed }: { needed: PageAccess }) {
  const { pathname, search } = useLocation();
  return (
    <NoAccessState
      heading="Sign in to open this page"
      actions={
        <Link to={signInAddress({ pathname, search })} className={buttonClass('primary')}>
          Sign in
        </Link>
      }
    >
      {reason(needed)}
    </NoAccessState>
  );
}

function reason(needed: PageAccess): string {
  if (needed === 'admin') return 'It is for admins. Sign in with an account that has the role.';
  const grant = needed === 'everyone' || needed === 'signed-in' ? undefined : grantNames[needed];
  return grant === undefined
    ? 'It needs an account. Signing up takes an e-mail address and a password, and leads you back here.'
    : `It needs an account with ${grant} access, which an admin gives.`;
}
