import { MessageCircleQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { brand } from '../../kernel/brand.ts';
import { limits } from '../../kernel/limits.ts';
import { findKeptVersions } from '../features/apps/kept-version-finder.ts';
import { useLatestApps } from '../features/apps/use-my-apps.ts';
import { saveApp } from '../features/apps/use-take-away.ts';
import { askAddress } from '../features/ask/ask-address.ts';
import { Palette } from '../features/palette/palette.tsx';
import { leave } from '../features/session/leave.ts';
import { useShellControls } from '../features/shell/shell-controls.ts';
import type { PaletteSource } from '../lib/palette.ts';
import { useSession } from '../lib/session.ts';
import type { Command, CommandGroup } from '../ui/command.ts';
import { actionGroup, appGroups } from './palette-actions.tsx';
import { pageGroups } from './palette-groups.tsx';
import { useWholePages } from './use-whole-pages.ts';

const nothing: readonly CommandGroup[] = [];

/** Whatever was typed is a question too. */
function askRow(typed: string): Command {
  return {
    id: 'ask',
    label: `${brand.askName}: ${typed}`,
    to: askAddress(typed),
    icon: <MessageCircleQuestionMark aria-hidden />,
  };
}

interface AppPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The palette, filled with what the app has. Its code is fetched when it is first wanted. */
export function AppPalette({ open, onOpenChange }: AppPaletteProps) {
  const session = useSession();
  const userId = session.user?.id;
  const controls = useShellControls();
  const { pathname } = useLocation();
  const apps = useLatestApps(limits.apps.listed);
  const pages = useWholePages();
  // What the actions are called depends on the theme too, which does not change while it is open.
  const groups = useMemo(
    () =>
      open
        ? [
            ...appGroups(apps, pathname, (app) => void saveApp(app, 'zip')),
            actionGroup(userId !== undefined, { ...controls, signOut: () => void leave() }),
            ...pageGroups(pages, session),
          ]
        : nothing,
    [open, apps, pathname, userId, controls, session, pages],
  );
  const sources = useMemo(
    (): readonly PaletteSource[] =>
      userId === undefined ? [] : [{ label: 'Versions', find: () => findKeptVersions(userId, apps) }],
    [userId, apps],
  );
  return (
    <Palette
      open={open}
      onOpenChange={onOpenChange}
      userId={userId}
      groups={groups}
      sources={sources}
      lastRow={askRow}
    />
  );
}
