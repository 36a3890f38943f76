import { CalendarClock, EllipsisVertical, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { agents } from '../../../../catalog/agents.gen.ts';
import { signInAddress } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import { deskEntry } from '../desk-entries.ts';
import { RepeatRun } from '../schedules/repeat-run.tsx';
import { ShareRun } from '../share/share-run.tsx';
import type { SavedRun } from './use-runs.ts';

interface RunActionsProps {
  run: SavedRun;
  onRemove: () => void;
}

/** What else can be done with a saved run. Links and regular runs need the server, and so an account. */
export function RunActions({ run, onRemove }: RunActionsProps) {
  const [open, setOpen] = useState<'share' | 'repeat'>();
  const isIn = useSession().status === 'signed-in';
  const here = useLocation();
  // What somebody made themselves is not known to others, nor to the server.
  const isBuiltIn = deskEntry(run.agent) !== undefined;
  const isAgent = agents.some(({ agent }) => agent.slug === run.agent);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More for ${run.name}`}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {isBuiltIn && isIn ? (
          <>
            <MenuItem icon={<Link2 aria-hidden />} onSelect={() => setOpen('share')}>
              Share by a link
            </MenuItem>
            {isAgent ? (
              <MenuItem icon={<CalendarClock aria-hidden />} onSelect={() => setOpen('repeat')}>
                Run regularly
              </MenuItem>
            ) : null}
            <MenuSeparator />
          </>
        ) : null}
        {isBuiltIn && !isIn ? (
          <>
            <MenuLink to={signInAddress(here)} icon={<Link2 aria-hidden />}>
              Sign in to share it
            </MenuLink>
            <MenuSeparator />
          </>
        ) : null}
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onRemove}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'share' ? <ShareRun run={run} onClose={close} /> : null}
      {open === 'repeat' ? <RepeatRun run={run} onClose={close} /> : null}
    </>
  );
}
