import { AppWindow, Download, Globe, Keyboard, LogIn, LogOut, PanelLeft, Plus, SunMoon } from 'lucide-react';
import { otherWords } from '../../catalog/other-words.ts';
import { newAppAnchor } from '../features/apps/create-app-panel.tsx';
import type { AppSummary } from '../features/apps/read-apps.ts';
import { href } from '../lib/href.ts';
import { shownTheme, storeThemeChoice } from '../lib/theme.ts';
import type { Command, CommandGroup } from '../ui/command.ts';

export interface PaletteControls {
  toggleSidebar: () => void;
  showKeys: () => void;
  signOut: () => void;
}

const newAppAddress = `${href('/dashboard')}#${newAppAnchor}`;

/** What one can do from anywhere. */
export function actionGroup(
  isSignedIn: boolean,
  { toggleSidebar, showKeys, signOut }: PaletteControls,
): CommandGroup {
  const other = shownTheme() === 'dark' ? 'light' : 'dark';
  const actions: Command[] = [
    { id: 'create', label: 'Create an app', to: newAppAddress, icon: <Plus aria-hidden /> },
    {
      id: 'theme',
      label: `Switch to ${other} theme`,
      onSelect: () => storeThemeChoice(other),
      icon: <SunMoon aria-hidden />,
    },
    {
      id: 'theme-system',
      label: 'Follow the theme of the device',
      onSelect: () => storeThemeChoice('system'),
      icon: <SunMoon aria-hidden />,
    },
    {
      id: 'sidebar',
      label: 'Toggle sidebar',
      onSelect: toggleSidebar,
      icon: <PanelLeft aria-hidden />,
    },
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      onSelect: showKeys,
      icon: <Keyboard aria-hidden />,
      keys: ['?'],
    },
    isSignedIn
      ? { id: 'sign-out', label: 'Sign out', onSelect: signOut, icon: <LogOut aria-hidden /> }
      : { id: 'sign-in', label: 'Sign in', to: href('/auth'), icon: <LogIn aria-hidden /> },
  ];
  return {
    label: 'Actions',
    items: actions.map((action) => ({ ...action, keywords: otherWords[action.id] ?? '' })),
  };
}

type ListedApp = Pick<AppSummary, 'id' | 'app_name' | 'description' | 'current_version'>;

/**
 * The person's apps, and what one does with them. The one that is open comes first, then the newest: whoever says "publish" and no
 * name means that.
 */
export function appGroups(
  apps: readonly ListedApp[],
  openPath: string,
  download: (app: ListedApp) => void,
): CommandGroup[] {
  const pathOf = ({ id }: ListedApp) => href('/preview/:id', { id });
  const isOpen = (app: ListedApp) => (pathOf(app) === openPath ? 1 : 0);
  const ordered = apps.toSorted((one, other) => isOpen(other) - isOpen(one));
  return [
    {
      label: 'Your apps',
      items: ordered.map((app) => ({
        id: pathOf(app),
        label: app.app_name,
        to: pathOf(app),
        icon: <AppWindow aria-hidden />,
        about: app.description,
      })),
    },
    {
      label: 'Actions for apps',
      items: ordered
        .filter(({ current_version }) => current_version !== null)
        .flatMap((app): Command[] => [
          {
            id: `publish ${app.id}`,
            label: `Publish ${app.app_name}`,
            to: `${pathOf(app)}?tab=hosting`,
            icon: <Globe aria-hidden />,
            keywords: otherWords['publish'] ?? '',
          },
          {
            id: `download ${app.id}`,
            label: `Download ${app.app_name}`,
            onSelect: () => download(app),
            icon: <Download aria-hidden />,
            keywords: otherWords['download'] ?? '',
          },
        ]),
    },
  ];
}
