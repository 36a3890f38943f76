import { LogIn } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { signInAddress } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';

// Visitors never open it.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** Who is signed in, and the way in or out. While that is not known it shows what a visitor sees. */
export function AccountButton({ avatar }: { avatar: ReactNode }) {
  const { user, access } = useSession();
  const { pathname, search } = useLocation();
  if (user === null) {
    return (
      <Link to={signInAddress({ pathname, search })} className={buttonClass('secondary', 'max-sm:px-3')}>
        <LogIn aria-hidden className="size-4 max-sm:hidden" />
        Sign in
      </Link>
    );
  }
  const address = user.email === undefined || user.email === '' ? 'Your account' : user.email;
  const trigger = (
    <button
      type="button"
      aria-label={`Account: ${address}`}
      title={address}
      aria-haspopup="menu"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-opacity hover:opacity-80 sm:size-9"
    >
      {avatar}
    </button>
  );
  return (
    <Suspense fallback={trigger}>
      <AccountMenu address={address} admin={access.admin} trigger={trigger} />
    </Suspense>
  );
}
