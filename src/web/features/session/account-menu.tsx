import { ChevronDown, LogIn, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

async function leave(): Promise<void> {
  const fault = await signOut();
  if (fault === undefined) toast({ title: 'Signed out successfully' });
  else toast({ title: 'Sign out failed', description: fault, variant: 'destructive' });
}

/** Who is signed in, and the way in or out. */
export function AccountMenu() {
  const { status, user, access } = useSession();
  if (status === 'loading') return <Skeleton className="h-8 w-20" />;
  if (user === null) {
    return (
      <Link to={href('/auth')} className={buttonClass('secondary')}>
        <LogIn aria-hidden className="size-4" />
        Sign in
      </Link>
    );
  }
  const address = user.email === undefined || user.email === '' ? 'Your account' : user.email;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account: ${address}`}
          className={buttonClass('quiet', 'max-w-44 sm:max-w-64')}
        >
          <span className="truncate">{address}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </button>
      }
    >
      <AccountItems address={address} admin={access.admin} />
    </Menu>
  );
}

/** The answer about access may come while the menu is open: what is under the finger must not move then. */
function AccountItems({ address, admin }: { address: string; admin: boolean }) {
  const [showAdmin] = useState(admin);
  return (
    <>
      <MenuNote>
        Signed in as
        <span className="block max-w-64 truncate text-small text-ink">{address}</span>
      </MenuNote>
      <MenuSeparator />
      <MenuLink to={href('/settings')} icon={<Settings aria-hidden />}>
        Settings
      </MenuLink>
      {showAdmin ? (
        <MenuLink to={href('/admin')} icon={<ShieldCheck aria-hidden />}>
          Admin
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()} icon={<LogOut aria-hidden />}>
        Sign out
      </MenuItem>
    </>
  );
}
