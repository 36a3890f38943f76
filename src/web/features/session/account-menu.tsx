import { Bell, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { href } from '../../lib/href.ts';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../ui/menu.tsx';
import { leave } from './leave.ts';

interface AccountMenuProps {
  address: string;
  admin: boolean;
  trigger: ComponentProps<typeof Menu>['trigger'];
}

export function AccountMenu({ address, admin, trigger }: AccountMenuProps) {
  return (
    <Menu trigger={trigger}>
      <AccountItems address={address} admin={admin} />
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
      <MenuLink to={`${href('/hub')}#notifications`} icon={<Bell aria-hidden />}>
        Notifications
      </MenuLink>
      <MenuLink to={href('/settings')} icon={<Settings aria-hidden />}>
        Settings
      </MenuLink>
      {showAdmin ? (
        <MenuLink to={href('/admin')} icon={<ShieldCheck aria-hidden />}>
          Admin Health Panel
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()} icon={<LogOut aria-hidden />}>
        Sign out
      </MenuItem>
    </>
  );
}
