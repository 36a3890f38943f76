import { LogOut, Settings, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Overlays', title: 'Menu', Show };

function Show() {
  return (
    <Menu trigger={<Button>Account</Button>} align="start">
      <MenuNote>Signed in as ada@example.com</MenuNote>
      <MenuSeparator />
      <MenuLink to="/" icon={<Settings aria-hidden />}>
        Settings
      </MenuLink>
      <MenuItem
        icon={<LogOut aria-hidden />}
        keys={['Ctrl', 'Q']}
        onSelect={() => toast({ title: 'Signed out' })}
      >
        Sign out
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => toast({ title: 'Deleted' })}>
        Delete account
      </MenuItem>
    </Menu>
  );
}
